import { accountLanguagePath, accountLanguageSchema } from '../../site/accountLanguage.ts';
import { component, ok, origin, ownOperationsOf } from './documentParts.ts';

const account = ownOperationsOf('account');

/** The calls of the language of an account, as the `paths` of an OpenAPI document. */
export function languageOperations() {
  return {
    [accountLanguagePath]: {
      get: account(
        'getAccountLanguage',
        'The language of the account',
        'In which its mails are written.',
        { 200: ok('AccountLanguage') },
      ),
      put: account(
        'chooseAccountLanguage',
        'Choose that language',
        'Mails that are sent from now on are in it.',
        { 200: ok('AccountLanguage'), ...origin },
        'AccountLanguage',
      ),
    },
  };
}

/** The schema of the language of an account. */
export function languageSchemas() {
  return {
    AccountLanguage: component('The language of an account.', accountLanguageSchema, {
      language: 'Its code in BCP 47.',
    }),
  };
}
