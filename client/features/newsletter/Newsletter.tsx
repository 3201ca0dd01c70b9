import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Content } from '../../ui/Content.tsx';
import { TextField } from '../../ui/fields.tsx';
import { submitNothing } from '../../ui/submitNothing.ts';

/**
 * The newsletter sign-up with its 10% discount. Validation is off and nothing is submitted, so the
 * typed address stays where it is. Spec §5.
 */
export function Newsletter() {
  const id = useId();
  return (
    <Content spaced>
      <Flex
        as="section"
        aria-labelledby={id}
        direction={{ base: 'column', lg: 'row' }}
        align={{ base: 'stretch', lg: 'center' }}
        justify="space-between"
        gap="6"
        p={{ base: '6', md: '10' }}
        bg="sand"
        borderRadius="card"
      >
        <Box maxWidth="30rem">
          <chakra.h2 id={id} fontSize={{ base: '2xl', md: '3xl' }}>
            Letters from the road
          </chakra.h2>
          <chakra.p mt="2">
            Subscribe to our newsletter and get a 10% discount on your first booking.
          </chakra.p>
        </Box>
        <chakra.form
          noValidate
          onSubmit={submitNothing}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '1fr auto' }}
          alignItems="end"
          gap="3"
          width={{ base: 'full', lg: '28rem' }}
        >
          <TextField label="Email address" type="email" autoComplete="email" required />
          <Button type="submit" look="brand">
            Subscribe
          </Button>
        </chakra.form>
      </Flex>
    </Content>
  );
}
