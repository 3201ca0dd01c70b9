import { useEffect } from 'react';
import { defaultLanguage } from '#contracts/texts/languages.ts';
import { useGetAccountLanguageQuery } from '../../api/account/accountLanguageApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { takeOverLanguage } from './deviceLanguage.ts';

/**
 * Lets this device offer the language that the account keeps, from the next visit on. The page
 * stays in that of its address.
 */
export function useAccountLanguage(): void {
  const dispatch = useThunkDispatch();
  const language = useGetAccountLanguageQuery().data?.language;
  useEffect(() => {
    if (language && language !== defaultLanguage) dispatch(takeOverLanguage(language));
  }, [language, dispatch]);
}
