import { chakra } from '@chakra-ui/react/styled-system';
import type { CalendarDay } from '../../domain/calendarDay.ts';

const DayInput = chakra('input', {
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: '11',
    px: '2',
    fontSize: { base: 'md', lg: 'sm' },
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'controlBorder',
    borderRadius: 'control',
  },
});

/** A date input for the first or last day of the stay. It offers no day before `min`. */
export function DayField({
  label,
  min,
  value,
  onChange,
}: {
  label: string;
  min: CalendarDay;
  value: CalendarDay;
  onChange: (day: CalendarDay) => void;
}) {
  return (
    <DayInput
      type="date"
      aria-label={label}
      min={min}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
