import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

const patienceMs = 150;

/**
 * A full-screen blurred veil with a spinner and 'Loading...'. It waits 150 ms before it appears, so
 * that a fast answer never flashes it, and traps no focus. Spec §2 and §4.
 */
export function LoadingOverlay({ loading }: { loading: boolean }) {
  return (
    <div role="status" aria-live="polite">
      {loading && <Veil />}
    </div>
  );
}

function Veil() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Flex
      position="fixed"
      inset="0"
      zIndex="10"
      direction="column"
      align="center"
      justify="center"
      gap="4"
      bg="veil"
      backdropFilter="blur(8px)"
      color="sea"
      fontWeight="600"
    >
      <Box
        boxSize="12"
        borderWidth="4px"
        borderColor="hairline"
        borderTopColor="sea"
        borderRadius="pill"
        animation="spin 0.9s linear infinite"
      />
      Loading...
    </Flex>
  );
}
