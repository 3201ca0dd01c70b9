import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { useAccountForm } from './useAccountForm.ts';

/**
 * A button that calls the site. `act` rejects with what its call was rejected with; why it failed is then
 * said beside the button, which can be pressed again.
 */
export function ActionButton({
  act,
  failed,
  ...button
}: { act: () => Promise<void>; failed?: string } & Omit<
  ComponentProps<typeof Button>,
  'type' | 'onClick'
>) {
  const { errors, sending, props } = useAccountForm({ send: act, failed });
  return (
    <form {...props} className={styles.action}>
      <FormAlert message={errors['']} />
      <Button type="submit" aria-disabled={sending} {...button} />
    </form>
  );
}
