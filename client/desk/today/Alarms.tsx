import { type DeskHealth, siteAlarmNames } from '#contracts/site/desk/deskToday.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/** What is wrong with the site as a whole, as the operator's monitoring has it. */
export function Alarms({ alarms }: Pick<DeskHealth, 'alarms'>) {
  const i18n = useDeskI18n();
  if (alarms.length === 0) return null;
  return (
    <Notice tone="danger" heading={i18n.t('deskToday.wrong')}>
      {alarms.map((alarm) => (
        <p key={alarm.name}>{alarmText(i18n, alarm)}</p>
      ))}
    </Notice>
  );
}

/** An alarm in words; one of a later version of the site by its name. */
function alarmText({ t }: DeskI18n, { name, count = 0, of = 0 }: DeskHealth['alarms'][number]) {
  const key = siteAlarmNames.find((each) => each === name);
  return key ? t(`deskToday.alarms.${key}`, { count, of }) : t('deskToday.alarms.other', { name });
}
