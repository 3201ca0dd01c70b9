import { Flex, Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { routes } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckboxField, TextField } from '../../ui/fields.tsx';
import { submitNothing } from '../../ui/submitNothing.ts';
import { TextLink } from '../../ui/TextLink.tsx';

/**
 * The sign-in form: email address, password and 'Remember me'. It submits nothing and requires
 * nothing; the email input type is the only check. Spec §2 and §5.
 */
export function SignInForm() {
  return (
    <form onSubmit={submitNothing}>
      <Stack gap="4">
        <TextField label="Email address" type="email" name="email" autoComplete="username" />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
        />
        <Flex align="center" justify="space-between" columnGap="4" wrap="wrap">
          <CheckboxField name="rememberMe">Remember me</CheckboxField>
          <TextLink to={routes.forgotPassword}>Forgot password?</TextLink>
        </Flex>
        <Button type="submit" look="primary" wide>
          Login
        </Button>
        <chakra.p textAlign="center">
          New to Stayfarer? <TextLink to={routes.signUp}>Sign up</TextLink>
        </chakra.p>
      </Stack>
    </form>
  );
}
