import userEvent from '@testing-library/user-event';

/**
 * Enters a text in a field as one change, which costs one render instead of a render for each key.
 * Keys at its end, such as `{Enter}`, are pressed.
 */
export async function enter(field: Element, text: string): Promise<void> {
  const keys = text.indexOf('{');
  await userEvent.click(field);
  if (keys !== 0) await userEvent.paste(keys < 0 ? text : text.slice(0, keys));
  if (keys >= 0) await userEvent.keyboard(text.slice(keys));
}
