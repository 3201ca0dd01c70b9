import { firstTexts } from '#contracts/texts/en/firstTexts.ts';
import { catalogName } from '#contracts/texts/siteName.ts';
import type { Config } from '../main/config.ts';

type OperatorConfig = Pick<Config, 'operator' | 'providerHost' | 'siteName'>;

/**
 * The settings for the operator's data that every site must publish (Directive 2000/31/EC, Art. 5;
 * Directive 2011/83/EU, Art. 6(1)(c)). The register and the VAT number are missing here, because
 * not every operator has them.
 */
const required = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
} as const;

/** Returns the names of the required settings that are empty. */
export function missingOperator({ operator }: Pick<Config, 'operator'>): string[] {
  return (['name', 'address', 'email'] as const)
    .filter((field) => operator[field] === '')
    .map((field) => required[field]);
}

/**
 * Returns whether pages show a sample operator: no data of the operator is set, and the hotels are
 * samples or a recording.
 */
export function isSampleOperator({ operator, providerHost }: OperatorConfig): boolean {
  return providerHost === undefined && Object.values(operator).every((text) => text === '');
}

/**
 * Returns the operator as pages and mails show it: the sample operator for sample hotels, otherwise
 * the settings. Missing settings are ''.
 */
export function shownOperator(config: OperatorConfig): Config['operator'] {
  if (!isSampleOperator(config)) return config.operator;
  const { address, phone, email } = firstTexts.page.footer;
  const name = config.siteName || catalogName;
  return { name, address, email, phone, register: '', vatId: '' };
}

/**
 * Returns the values of the placeholders for the name of the site and the operator's data. Missing
 * settings are ''.
 */
export function operatorValues(config: OperatorConfig): Record<string, string> {
  const operator = shownOperator(config);
  return {
    siteName: config.siteName || catalogName,
    operatorName: operator.name,
    operatorAddress: operator.address,
    operatorEmail: operator.email,
    operatorPhone: operator.phone,
    operatorRegister: operator.register,
    operatorVatId: operator.vatId,
  };
}
