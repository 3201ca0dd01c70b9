import type { Language } from '../texts/languages.ts';
import type { CardNumber, Decline } from './testCards.ts';

type PageTexts = {
  test: string;
  title: string;
  card: string;
  pay: string;
  back: string;
  testCards: string;
  /** The effect of each test card, by its number. */
  cards: Readonly<Record<CardNumber, string>>;
  failures: Readonly<Record<'unknown' | Decline, string>>;
  secondFactor: string;
  complete: string;
  fail: string;
  over: string;
};

/** The texts of the bank's page. */
export const texts: Readonly<Record<Language, PageTexts>> = {
  en: {
    test: 'Test payment: no money moves',
    title: 'Pay by card (test)',
    card: 'Card number',
    pay: 'Pay {amount}',
    back: 'Back without paying',
    testCards: 'Test cards',
    cards: {
      '4242424242424242': 'Visa, pays',
      '5555555555554444': 'Mastercard, pays',
      '4000002500003155': 'asks for confirmation (3-D Secure)',
      '4000000000000002': 'is declined',
      '4000000000009995': 'has insufficient funds',
      '4000000000000341': 'pays, and cannot be charged later',
      '4000000000007726': 'pays, and its refund takes a minute',
      '4000000000005126': 'pays, and its refund fails a minute later',
      '4000000000000259': 'pays, and the payment is disputed',
    },
    failures: {
      unknown: 'Use one of the test cards below. Never type the number of a real card here.',
      generic_decline: 'The card was declined. Try another one.',
      insufficient_funds: 'The card has insufficient funds. Try another one.',
      authentication: 'The payment was not confirmed. Try again, or use another card.',
    },
    secondFactor: 'Your bank asks whether it is you who is paying.',
    complete: 'Confirm',
    fail: 'Do not confirm',
    over: 'This payment cannot be made any more.',
  },
  de: {
    test: 'Testzahlung: Es fließt kein Geld',
    title: 'Mit Karte zahlen (Test)',
    card: 'Kartennummer',
    pay: '{amount} zahlen',
    back: 'Zurück, ohne zu zahlen',
    testCards: 'Testkarten',
    cards: {
      '4242424242424242': 'Visa, zahlt',
      '5555555555554444': 'Mastercard, zahlt',
      '4000002500003155': 'verlangt eine Bestätigung (3-D Secure)',
      '4000000000000002': 'wird abgelehnt',
      '4000000000009995': 'ist nicht gedeckt',
      '4000000000000341': 'zahlt, kann später aber nicht belastet werden',
      '4000000000007726': 'zahlt, die Erstattung dauert eine Minute',
      '4000000000005126': 'zahlt, die Erstattung schlägt nach einer Minute fehl',
      '4000000000000259': 'zahlt, die Zahlung wird angefochten',
    },
    failures: {
      unknown:
        'Verwenden Sie eine der Testkarten unten. Geben Sie hier nie die Nummer einer echten Karte ein.',
      generic_decline: 'Die Karte wurde abgelehnt. Versuchen Sie es mit einer anderen.',
      insufficient_funds: 'Die Karte ist nicht gedeckt. Versuchen Sie es mit einer anderen.',
      authentication:
        'Die Zahlung wurde nicht bestätigt. Versuchen Sie es noch einmal oder mit einer anderen Karte.',
    },
    secondFactor: 'Ihre Bank fragt, ob wirklich Sie zahlen.',
    complete: 'Bestätigen',
    fail: 'Nicht bestätigen',
    over: 'Diese Zahlung ist nicht mehr möglich.',
  },
  fr: {
    test: 'Paiement d’essai : aucun argent n’est transféré',
    title: 'Payer par carte (essai)',
    card: 'Numéro de carte',
    pay: 'Payer {amount}',
    back: 'Revenir sans payer',
    testCards: 'Cartes d’essai',
    cards: {
      '4242424242424242': 'Visa, paie',
      '5555555555554444': 'Mastercard, paie',
      '4000002500003155': 'demande une confirmation (3-D Secure)',
      '4000000000000002': 'est refusée',
      '4000000000009995': 'n’est pas suffisamment approvisionnée',
      '4000000000000341': 'paie, mais ne peut pas être débitée ensuite',
      '4000000000007726': 'paie, et le remboursement prend une minute',
      '4000000000005126': 'paie, mais le remboursement échoue au bout d’une minute',
      '4000000000000259': 'paie, mais le paiement est contesté',
    },
    failures: {
      unknown:
        'Utilisez l’une des cartes d’essai ci-dessous. Ne saisissez jamais ici le numéro d’une vraie carte.',
      generic_decline: 'La carte a été refusée. Essayez-en une autre.',
      insufficient_funds: 'La carte n’est pas suffisamment approvisionnée. Essayez-en une autre.',
      authentication: 'Le paiement n’a pas été confirmé. Réessayez ou utilisez une autre carte.',
    },
    secondFactor: 'Votre banque demande si c’est bien vous qui payez.',
    complete: 'Confirmer',
    fail: 'Ne pas confirmer',
    over: 'Ce paiement n’est plus possible.',
  },
  ar: {
    test: 'دفع تجريبي: لا تُنقل أي أموال',
    title: 'الدفع بالبطاقة (تجربة)',
    card: 'رقم البطاقة',
    pay: 'ادفع {amount}',
    back: 'العودة من دون دفع',
    testCards: 'بطاقات التجربة',
    cards: {
      '4242424242424242': 'فيزا، تدفع',
      '5555555555554444': 'ماستركارد، تدفع',
      '4000002500003155': 'تطلب تأكيدًا (3-D Secure)',
      '4000000000000002': 'تُرفض',
      '4000000000009995': 'رصيدها غير كافٍ',
      '4000000000000341': 'تدفع، لكن لا يمكن الخصم منها لاحقًا',
      '4000000000007726': 'تدفع، ويستغرق ردّ المبلغ دقيقة',
      '4000000000005126': 'تدفع، ويفشل ردّ المبلغ بعد دقيقة',
      '4000000000000259': 'تدفع، ثم يُعترض على الدفعة',
    },
    failures: {
      unknown: 'استخدم إحدى بطاقات التجربة أدناه. لا تكتب هنا رقم بطاقة حقيقية أبدًا.',
      generic_decline: 'رُفضت البطاقة. جرّب بطاقة أخرى.',
      insufficient_funds: 'رصيد البطاقة غير كافٍ. جرّب بطاقة أخرى.',
      authentication: 'لم يُؤكَّد الدفع. حاول مرة أخرى أو استخدم بطاقة أخرى.',
    },
    secondFactor: 'يسأل مصرفك هل أنت من يدفع.',
    complete: 'تأكيد',
    fail: 'عدم التأكيد',
    over: 'لم يعد هذا الدفع ممكنًا.',
  },
};
