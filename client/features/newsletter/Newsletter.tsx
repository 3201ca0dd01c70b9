import { Box, Flex } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { StateWithNewsletter } from '../../api/newsletterApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import type { SubscribeOutcome } from './subscribe.ts';

/**
 * The newsletter sign-up with its 10% discount. The browser's validation is off: what is wrong with
 * an address is said beside the field. Spec §5.
 */
export function Newsletter() {
  const { t } = useI18n();
  const id = useId();
  const { field, outcome, sending, onSubmit } = useNewsletterForm();
  const sent = outcome === 'sent';
  const text =
    outcome &&
    (outcome === 'failed' ? t('failures.didNotWork') : t(`newsletter.outcome.${outcome}`));
  return (
    <Content spaced>
      <Flex
        as="section"
        aria-labelledby={id}
        direction={{ base: 'column', lg: 'row' }}
        align={{ base: 'stretch', lg: 'center' }}
        justify="space-between"
        gap="6"
        p={{ base: '6', md: '10' }}
        bg="sand"
        borderRadius="card"
      >
        <Box maxWidth="30rem">
          <chakra.h2 id={id} fontSize={{ base: '2xl', md: '3xl' }}>
            {t('newsletter.heading')}
          </chakra.h2>
          <chakra.p mt="2">{t('newsletter.offer')}</chakra.p>
        </Box>
        <chakra.form
          noValidate
          onSubmit={onSubmit}
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: '1fr auto' }}
          columnGap="3"
          rowGap={{ base: '3', sm: '1' }}
          width={{ base: 'full', lg: '28rem' }}
        >
          <TextField
            ref={field}
            label={t('newsletter.email')}
            type="email"
            autoComplete="email"
            required
            error={outcome === 'invalid' ? text : undefined}
          />
          {/* As far down as the label is high, so that it is beside the field. */}
          <Box display="grid" pt={{ sm: '1.5625rem' }} alignSelf="start">
            <Button type="submit" look="brand" aria-disabled={sending}>
              {t('newsletter.subscribe')}
            </Button>
          </Box>
          {outcome && outcome !== 'invalid' && (
            <chakra.p
              role={sent ? 'status' : 'alert'}
              gridColumn="1 / -1"
              fontWeight="600"
              color={sent ? 'sea' : 'danger'}
            >
              {text}
            </chakra.p>
          )}
        </chakra.form>
      </Flex>
    </Content>
  );
}

/**
 * The newsletter's form: `onSubmit` sends the address, with code that is loaded then, and `outcome`
 * says what it led to. A wrong address takes the focus. What was typed stays.
 */
function useNewsletterForm() {
  const dispatch = useThunkDispatch<StateWithNewsletter>();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<SubscribeOutcome | 'failed'>();
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (outcome === 'invalid') field.current?.focus();
  }, [outcome]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setOutcome(undefined);
    const typed = field.current?.value ?? '';
    void import(/* webpackChunkName: "subscribe" */ './subscribe.ts')
      .then(({ subscribe }) => dispatch(subscribe(typed)))
      .catch(() => 'failed' as const)
      .then(setOutcome)
      .finally(() => setSending(false));
  };
  return { field, outcome, sending, onSubmit };
}
