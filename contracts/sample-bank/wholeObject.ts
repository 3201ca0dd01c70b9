import type Stripe from 'stripe';
import * as v from 'valibot';
import type {
  BankCharge,
  BankDispute,
  BankIntent,
  BankMovement,
  BankObject,
  BankRefund,
  BankSession,
} from './bankObjects.ts';

/**
 * The fields of Stripe's objects beyond those that the bank stores. They are the same for all its
 * payments.
 *
 * Stripe's types are generated from its OpenAPI description. The compiler requires each of their
 * non-optional fields here, and checks the stored fields against the types.
 */
type Rest<Theirs, Ours extends Pick<Theirs, keyof Ours & keyof Theirs>> = Omit<Theirs, keyof Ours>;
type Card = Stripe.Charge.PaymentMethodDetails.Card;
type BankCard = BankCharge['payment_method_details']['card'];

const address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

const session: Rest<Stripe.Checkout.Session, BankSession> = {
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  amount_subtotal: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  subscription: null,
  total_details: null,
  ui_mode: null,
  wallet_options: null,
};

const intent: Rest<Stripe.PaymentIntent, BankIntent> = {
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  client_secret: null,
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

const card: Rest<Card, BankCard> = {
  amount_authorized: null,
  authorization_code: null,
  checks: null,
  country: null,
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2040,
  funding: 'credit',
  installments: null,
  mandate: null,
  network: null,
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
};

type Details = 'payment_method_details';
const charge: Rest<Omit<Stripe.Charge, Details>, Omit<BankCharge, Details>> & {
  payment_method_details: { card: Rest<Card, BankCard> };
} = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  billing_details: { address, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: null,
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: null,
  on_behalf_of: null,
  outcome: null,
  payment_method: null,
  payment_method_details: { card },
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

const refund: Rest<Stripe.Refund, BankRefund> = {
  customer: null,
  customer_account: null,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
};

const movement: Rest<Stripe.BalanceTransaction, BankMovement> = {
  available_on: 0,
  balance_type: 'payments',
  description: null,
  exchange_rate: null,
  fee_details: [],
  reporting_category: 'charge',
  status: 'available',
};

/** The fields whose nested objects are completed separately. */
type Nested = 'evidence_details' | 'balance_transactions';
const dispute: Rest<Omit<Stripe.Dispute, Nested>, Omit<BankDispute, Nested>> & {
  evidence_details: Rest<Stripe.Dispute.EvidenceDetails, BankDispute['evidence_details']>;
} = {
  enhanced_eligibility_types: [],
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  evidence_details: {
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
};

const rests: Readonly<Record<BankObject['object'], object>> = {
  'checkout.session': session,
  payment_intent: intent,
  charge,
  refund,
  balance_transaction: movement,
  dispute,
};

const recordSchema = v.record(v.string(), v.unknown());
/** The fields of the bank that Stripe does not have. */
const own = new Set([
  'charge test_card',
  'checkout.session description',
  'refund becomes',
  ...Object.keys(rests).map((kind) => `${kind} due_at`),
]);

/** Returns an object of the bank, and its nested objects, with all fields of Stripe's objects. */
export function wholeObject(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wholeObject);
  const read = v.safeParse(recordSchema, value);
  if (!read.success) return value;
  const kind = read.output['object'];
  const fields = Object.entries(read.output)
    .filter(([name]) => !own.has(`${String(kind)} ${name}`))
    .map(([name, field]) => [name, wholeObject(field)] as const);
  const rest = typeof kind === 'string' && Object.hasOwn(rests, kind) ? restOf(kind) : {};
  return merge(rest, Object.fromEntries(fields));
}

function restOf(kind: string): object {
  return Object.entries(rests).find(([name]) => name === kind)?.[1] ?? {};
}

/** Merges two objects, and recursively the objects that both contain. */
function merge(rest: object, fields: object): object {
  const merged: Record<string, unknown> = { ...rest, ...fields };
  for (const [name, value] of Object.entries(rest)) {
    const theirs = v.safeParse(recordSchema, merged[name]);
    const ours = v.safeParse(recordSchema, value);
    if (theirs.success && ours.success) merged[name] = merge(ours.output, theirs.output);
  }
  return merged;
}
