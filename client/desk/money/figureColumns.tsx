import type { HotelMonth } from '#contracts/site/desk/deskMoney.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import type { Column } from '../ui/DataTable.tsx';
import { Amount } from './Amount.tsx';

type Figures = Pick<HotelMonth, 'currency' | 'total' | 'settled' | 'open'>;

/**
 * The columns of figures: what is owed as it stands, and of the net amount what was settled and is
 * open.
 */
export function figureColumns<Row extends Figures>({ t }: DeskI18n): Column<Row>[] {
  return [
    ...(['owed', 'commission', 'net'] as const).map((name): Column<Row> => ({
      key: name,
      head: name === 'owed' ? t('deskMoney.owedShort') : t(`deskMoney.${name}`),
      end: true,
      cell: ({ total, currency }) => <Amount amount={total[name]} currency={currency} />,
    })),
    {
      key: 'settled',
      head: t('deskMoney.settled'),
      end: true,
      cell: ({ settled, currency }) => <Amount amount={settled.net} currency={currency} />,
    },
    {
      key: 'open',
      head: t('deskMoney.open'),
      end: true,
      cell: ({ open, currency }) => <Amount amount={open.net} currency={currency} strong />,
    },
  ];
}
