import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { submitNothing } from '../../ui/submitNothing.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * Full name, email address and the password twice. Nothing is submitted, nothing is required and the
 * passwords are not compared; the email type is the only check. Spec §2 and §5.
 */
export function SignUpForm() {
  return (
    <form onSubmit={submitNothing}>
      <Stack gap="4">
        <TextField label="Full Name" name="name" autoComplete="name" />
        <TextField label="Email address" type="email" name="email" autoComplete="username" />
        <TextField label="Password" type="password" name="password" autoComplete="new-password" />
        <TextField
          label="Confirm Password"
          type="password"
          name="confirmPassword"
          autoComplete="new-password"
        />
        <chakra.div pt="2">
          <Button type="submit" look="primary" wide>
            Sign Up
          </Button>
        </chakra.div>
        <chakra.p textAlign="center">
          Already have an account? <TextLink to={routes.signIn}>Sign In</TextLink>
        </chakra.p>
      </Stack>
    </form>
  );
}
