import * as v from 'valibot';

const metadata = v.record(v.string(), v.string());
const minor = v.pipe(v.number(), v.integer());
const seconds = v.pipe(v.number(), v.integer());
/** The time of the object's next automatic change; not a field of Stripe. */
const dueAt = v.optional(v.nullable(seconds), null);

const sessionSchema = v.object({
  id: v.string(),
  object: v.literal('checkout.session'),
  amount_total: minor,
  currency: v.string(),
  client_reference_id: v.nullable(v.string()),
  customer_email: v.nullable(v.string()),
  /** The name of the purchase, and its description on a second line. */
  description: v.string(),
  created: seconds,
  expires_at: seconds,
  livemode: v.literal(false),
  locale: v.nullable(v.string()),
  metadata,
  mode: v.literal('payment'),
  payment_intent: v.nullable(v.string()),
  payment_status: v.picklist(['unpaid', 'paid']),
  status: v.picklist(['open', 'complete', 'expired']),
  success_url: v.string(),
  cancel_url: v.string(),
  url: v.nullable(v.string()),
  due_at: dueAt,
});
export type BankSession = v.InferOutput<typeof sessionSchema>;

const intentSchema = v.object({
  id: v.string(),
  object: v.literal('payment_intent'),
  amount: minor,
  amount_capturable: minor,
  amount_received: minor,
  capture_method: v.literal('manual'),
  currency: v.string(),
  created: seconds,
  /** The error of the latest attempt to pay, if it reached the card. */
  last_payment_error: v.optional(
    v.nullable(
      v.object({
        type: v.picklist(['card_error', 'invalid_request_error']),
        code: v.string(),
        decline_code: v.optional(v.string()),
        message: v.string(),
      }),
    ),
    null,
  ),
  latest_charge: v.nullable(v.string()),
  livemode: v.literal(false),
  metadata,
  status: v.picklist([
    'requires_payment_method',
    'requires_action',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  canceled_at: v.nullable(seconds),
  due_at: dueAt,
});
export type BankIntent = v.InferOutput<typeof intentSchema>;

const chargeSchema = v.object({
  id: v.string(),
  object: v.literal('charge'),
  amount: minor,
  amount_captured: minor,
  amount_refunded: minor,
  balance_transaction: v.nullable(v.string()),
  captured: v.boolean(),
  created: seconds,
  currency: v.string(),
  failure_code: v.optional(v.nullable(v.string()), null),
  failure_message: v.optional(v.nullable(v.string()), null),
  livemode: v.literal(false),
  metadata,
  paid: v.optional(v.boolean(), true),
  payment_intent: v.string(),
  payment_method_details: v.object({
    type: v.literal('card'),
    card: v.object({
      brand: v.string(),
      last4: v.string(),
      /** Only for a charge that was not declined. */
      capture_before: v.optional(seconds),
    }),
  }),
  refunded: v.boolean(),
  status: v.picklist(['succeeded', 'failed']),
  /** The test card that paid; not a field of Stripe. */
  test_card: v.string(),
  due_at: dueAt,
});
export type BankCharge = v.InferOutput<typeof chargeSchema>;

const refundSchema = v.object({
  id: v.string(),
  object: v.literal('refund'),
  amount: minor,
  charge: v.string(),
  created: seconds,
  currency: v.string(),
  metadata,
  payment_intent: v.string(),
  balance_transaction: v.nullable(v.string()),
  /** Only for a failed refund. */
  failure_reason: v.optional(v.string()),
  failure_balance_transaction: v.optional(v.string()),
  /** Only for a pending refund. */
  pending_reason: v.optional(v.literal('processing')),
  status: v.picklist(['pending', 'succeeded', 'failed']),
  /** The status of the refund once it is due; not a field of Stripe. */
  becomes: v.optional(v.nullable(v.picklist(['succeeded', 'failed'])), null),
  due_at: dueAt,
});
export type BankRefund = v.InferOutput<typeof refundSchema>;

const movementSchema = v.object({
  id: v.string(),
  object: v.literal('balance_transaction'),
  amount: minor,
  created: seconds,
  currency: v.string(),
  fee: minor,
  net: minor,
  source: v.string(),
  type: v.picklist(['charge', 'refund', 'refund_failure', 'adjustment']),
});
export type BankMovement = v.InferOutput<typeof movementSchema>;

const disputeSchema = v.object({
  id: v.string(),
  object: v.literal('dispute'),
  amount: minor,
  balance_transactions: v.optional(v.array(movementSchema), []),
  charge: v.string(),
  created: seconds,
  currency: v.string(),
  evidence_details: v.object({ due_by: v.nullable(seconds) }),
  metadata,
  payment_intent: v.string(),
  reason: v.literal('fraudulent'),
  status: v.picklist(['needs_response', 'won', 'lost']),
});
export type BankDispute = v.InferOutput<typeof disputeSchema>;

/** The objects of the bank: Stripe's objects, reduced to the fields in which payments differ. */
export const bankObjectSchema = v.variant('object', [
  sessionSchema,
  intentSchema,
  chargeSchema,
  refundSchema,
  movementSchema,
  disputeSchema,
]);
export type BankObject = v.InferOutput<typeof bankObjectSchema>;
