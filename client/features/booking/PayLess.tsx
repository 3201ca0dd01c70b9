import { CheckboxField, SelectField, TextField } from '../../ui/fields.tsx';

const points = ['Choose', '1,000 points', '2,500 points', '5,000 points'];

/** The promo code and the loyalty points of the sample checkout; they change nothing. Spec §2. */
export function PayLess() {
  return (
    <>
      <TextField
        label="Promo code"
        name="promoCode"
        autoComplete="off"
        autoCapitalize="characters"
      />
      <div>
        <CheckboxField name="payWithPoints">Pay with points</CheckboxField>
        <SelectField label="Points to spend" options={points} name="points" />
      </div>
    </>
  );
}
