import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceOffers } from '#client/domain/stay/services.ts';
import { emptyTyped } from '#client/domain/travelers/typedTraveler.ts';
import { AdditionalServices } from '#client/features/checkout/AdditionalServices.tsx';
import { I18nContext } from '#client/ui/useI18n.ts';
import { createI18n } from '#contracts/texts/createI18n.ts';
import { siteTexts, type SiteTexts } from '#contracts/texts/en/siteTexts.ts';
import { renderPart } from '../../../support/renderPart.tsx';

it('shows a choice in the language of the page, and requests it as in any other', async () => {
  const { services } = siteTexts;
  const meals = { ...services.meals, 'half-board': 'Halbpension' };
  const german = createI18n<SiteTexts>('de', { ...siteTexts, services: { ...services, meals } });
  const onChange = jest.fn();
  renderPart(
    <I18nContext value={german}>
      <AdditionalServices
        title="Extra services"
        services={serviceOffers(german, { meal: 'breakfast' })}
        kept={{ requests: emptyTyped.services, errors: {}, onChange }}
      />
    </I18nContext>,
  );
  const select = screen.getByRole('combobox', { name: 'Choose a meal type' });
  await userEvent.selectOptions(select, 'Halbpension');
  expect(onChange).toHaveBeenCalledWith('meal', { choice: 'Half board', wanted: true });
});
