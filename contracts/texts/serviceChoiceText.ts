import { mealChoices } from '../site/serviceChoices.ts';
import type { I18n } from './createI18n.ts';
import type { services } from './en/services.ts';

/** A language with the texts of services. */
export type ServiceI18n = I18n<{ services: typeof services }>;

/** The text of what was chosen of a service: a meal by its name, a time as it is. */
export function serviceChoiceText({ t }: ServiceI18n, choice: string): string {
  const [meal] = mealChoices.find(([, value]) => value === choice) ?? [];
  return meal ? t(`services.meals.${meal}`) : choice;
}
