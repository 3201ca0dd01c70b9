import { Box, Flex } from '@chakra-ui/react';
import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChevronRightIcon } from './icons.tsx';

const controlRecipe = defineRecipe({
  base: {
    display: 'block',
    width: 'full',
    minHeight: '11',
    px: '3',
    py: '2',
    bg: 'surface',
    color: 'ink',
    borderWidth: '1px',
    borderColor: 'controlBorder',
    borderRadius: 'control',
    fontSize: 'md',
    _placeholder: { color: 'inkMuted', opacity: 1 },
    _readOnly: { bg: 'paper' },
  },
});

const Input = chakra('input', controlRecipe);
const Select = chakra('select', controlRecipe);
const TextArea = chakra('textarea', controlRecipe);

const Label = chakra('label', {
  base: { display: 'block', mb: '1', fontSize: 'sm', fontWeight: '600' },
});

const ChoiceLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    cursor: 'pointer',
    '& > input': { boxSize: '5', flexShrink: 0, cursor: 'pointer' },
  },
});

/** An asterisk after a label, for the eye alone: where a field is checked, its `required` says so. */
function Asterisk() {
  return (
    <chakra.span aria-hidden="true" color="danger">
      {' *'}
    </chakra.span>
  );
}

interface Labelled {
  label: string;
  /** Draws the required asterisk without any check behind it. Spec §5. */
  asterisk?: boolean;
}

/** A labelled text box. */
export function TextField({ label, asterisk, ...input }: Labelled & ComponentProps<typeof Input>) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {asterisk && <Asterisk />}
      </Label>
      <Input id={id} type="text" {...input} />
    </div>
  );
}

/** A labelled box for several lines of text. */
export function TextAreaField({
  label,
  ...textArea
}: { label: string } & ComponentProps<typeof TextArea>) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <TextArea id={id} rows={3} {...textArea} />
    </div>
  );
}

/** A labelled native select over plain texts, whose text is also its value. */
export function SelectField({
  label,
  asterisk,
  options,
  ...select
}: Labelled & { options: readonly string[] } & ComponentProps<typeof Select>) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {asterisk && <Asterisk />}
      </Label>
      <Box position="relative">
        <Select id={id} appearance="none" pr="10" {...select}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
        <Flex position="absolute" right="3" top="3" pointerEvents="none" transform="rotate(90deg)">
          <ChevronRightIcon />
        </Flex>
      </Box>
    </div>
  );
}

type ChoiceProps = { children: ReactNode } & ComponentProps<'input'>;

function choice(type: 'checkbox' | 'radio') {
  return function Choice({ children, ...input }: ChoiceProps) {
    return (
      <ChoiceLabel>
        <input type={type} {...input} />
        {children}
      </ChoiceLabel>
    );
  };
}

/** A checkbox with its label behind it. */
export const CheckboxField = choice('checkbox');

/** A radio button with its label behind it. */
export const RadioField = choice('radio');

const SwitchInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    width: '11 !important',
    height: '6 !important',
    bg: 'controlBorder',
    borderRadius: 'pill',
    transition: 'background-color 120ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0.5',
      left: '0.5',
      boxSize: '5',
      bg: 'surface',
      borderRadius: 'pill',
      transition: 'transform 120ms',
    },
    _checked: { bg: 'sea', _before: { transform: 'translateX(20px)' } },
  },
});

/** An on/off switch with its label behind it. */
export function SwitchField({
  children,
  ...input
}: { children: ReactNode } & ComponentProps<typeof SwitchInput>) {
  return (
    <ChoiceLabel>
      <SwitchInput type="checkbox" role="switch" {...input} />
      {children}
    </ChoiceLabel>
  );
}
