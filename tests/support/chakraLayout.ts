/**
 * What the client imports of '@chakra-ui/react', from the modules that define it: the package's entry loads
 * all its components, which takes a second in each test file. A component that is missing here is undefined.
 */
export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid } from '@chakra-ui/react/grid';
export { Stack } from '@chakra-ui/react/stack';
