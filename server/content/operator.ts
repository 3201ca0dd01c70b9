import type { Config } from '../main/config.ts';

type OperatorConfig = Pick<Config, 'operator'>;

/**
 * The settings with the operator's data, which the law asks a site to publish (Directive
 * 2000/31/EC, Art. 5; Directive 2011/83/EU, Art. 6(1)(c)).
 */
const settingOf = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
  phone: 'OPERATOR_PHONE',
  register: 'OPERATOR_REGISTER',
  vatId: 'OPERATOR_VAT_ID',
} as const;

type OperatorField = keyof typeof settingOf;
const fields: readonly OperatorField[] = ['name', 'address', 'email', 'phone', 'register', 'vatId'];

/** The settings of the operator that are empty. */
export function missingOperator({ operator }: OperatorConfig): string[] {
  return fields.filter((field) => operator[field] === '').map((field) => settingOf[field]);
}

/**
 * The operator's data as placeholders of pages. In place of what is missing, the name of its
 * setting is shown.
 */
export function operatorValues({ operator }: OperatorConfig): Record<string, string> {
  const shown = (field: OperatorField) => operator[field] || `[${settingOf[field]}]`;
  return {
    operatorName: shown('name'),
    operatorAddress: shown('address'),
    operatorEmail: shown('email'),
    operatorPhone: shown('phone'),
    operatorRegister: shown('register'),
    operatorVatId: shown('vatId'),
  };
}
