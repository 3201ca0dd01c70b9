import { bookings } from './0001_bookings.ts';
import { accounts } from './0002_accounts.ts';
import { rewards } from './0003_rewards.ts';
import { newsletter } from './0004_newsletter.ts';
import { reviews } from './0005_reviews.ts';
import { bookingMismatch } from './0006_booking_mismatch.ts';
import { stays } from './0007_stays.ts';
import { promotionUses } from './0009_promotion_uses.ts';
import { accountLinks } from './0010_account_links.ts';
import { bookingReference } from './0011_booking_reference.ts';
import { bookingNumber } from './0012_booking_number.ts';
import { favouriteStay } from './0013_favourite_stay.ts';
import { bookingChange } from './0014_booking_change.ts';
import { currencies } from './0015_currencies.ts';
import { languages } from './0016_languages.ts';
import { auditRecord } from './0017_audit_record.ts';
import { staff } from './0018_staff.ts';
import { auditSeals } from './0019_audit_seals.ts';
import { deskBookings } from './0020_desk_bookings.ts';
import { bookingSearch } from './0021_booking_search.ts';
import { settlements } from './0022_settlements.ts';
import { deskTravellers } from './0023_desk_travellers.ts';
import { reviewAnswers } from './0024_review_answers.ts';
import { staffCodes } from './0025_staff_codes.ts';
import { bookingArrivals } from './0026_booking_arrivals.ts';
import { bookingTrace } from './0027_booking_trace.ts';
import { rateLimits } from './0028_rate_limits.ts';
import { bookingHotels } from './0030_booking_hotels.ts';
import { deskLinksRemoved } from './0031_desk_links_removed.ts';
import { cancellationParty } from './0032_cancellation_party.ts';
import { unconfirmedRates } from './0033_unconfirmed_rates.ts';
import { payments } from './0034_payments.ts';
import { requestDeadline } from './0035_request_deadline.ts';
import { attempts } from './0036_attempts.ts';
import { reconciliations } from './0037_reconciliations.ts';
import { paymentIssues } from './0041_payment_issues.ts';
import { bookingFigures } from './0042_booking_figures.ts';
import { paymentChanges } from './0044_payment_changes.ts';
import { statements } from './0046_statements.ts';
import { deskMessages } from './0048_desk_messages.ts';
import { refundsByReference } from './0050_refunds_by_reference.ts';
import { refundRounds } from './0052_refund_rounds.ts';
import { issueCurrencies } from './0053_issue_currencies.ts';
import { paymentLooks } from './0054_payment_looks.ts';
import { bookingRooms } from './0056_booking_rooms.ts';
import { refusedCancellations } from './0057_refused_cancellations.ts';
import { comparisonRuns } from './0058_comparison_runs.ts';
import { deskSearch } from './0060_desk_search.ts';
import { correctedNames } from './0061_corrected_names.ts';
import { siteState } from './0063_site_state.ts';
import { namesUntold } from './0064_names_untold.ts';
import { hotelDetails } from './0065_hotel_details.ts';
import { payouts } from './0066_payouts.ts';
import { keptRates } from './0067_kept_rates.ts';
import { messageTemplates } from './0068_message_templates.ts';
import { guestsByPhone } from './0069_guests_by_phone.ts';
import { deskTasks } from './0070_desk_tasks.ts';
import { accountCodes } from './0071_account_codes.ts';
import { signIns } from './0072_sign_ins.ts';
import { passkeys } from './0073_passkeys.ts';
import { oidcLinks } from './0075_oidc_links.ts';
import { staffOidcLinks } from './0076_staff_oidc_links.ts';
import { staffPasskeys } from './0077_staff_passkeys.ts';
import type { SiteMigration } from './siteMigration.ts';

/**
 * All migrations by name. They run in alphabetical order. Never edit a released migration, not even
 * its comments, because databases store the checksum of its file. Add a new migration to this list
 * and to `checksums.ts` instead.
 *
 * During an upgrade, processes of the previous version keep running, so its queries must still work
 * with the migrated tables. A migration therefore only adds, or it declares `contract`. Use only
 * SQL that PostgreSQL, YugabyteDB, CockroachDB and Citus share.
 */
export const migrations: Readonly<Record<string, SiteMigration>> = {
  '0001_bookings': bookings,
  '0002_accounts': accounts,
  '0003_rewards': rewards,
  '0004_newsletter': newsletter,
  '0005_reviews': reviews,
  '0006_booking_mismatch': bookingMismatch,
  '0007_stays': stays,
  '0009_promotion_uses': promotionUses,
  '0010_account_links': accountLinks,
  '0011_booking_reference': bookingReference,
  '0012_booking_number': bookingNumber,
  '0013_favourite_stay': favouriteStay,
  '0014_booking_change': bookingChange,
  '0015_currencies': currencies,
  '0016_languages': languages,
  '0017_audit_record': auditRecord,
  '0018_staff': staff,
  '0019_audit_seals': auditSeals,
  '0020_desk_bookings': deskBookings,
  '0021_booking_search': bookingSearch,
  '0022_settlements': settlements,
  '0023_desk_travellers': deskTravellers,
  '0024_review_answers': reviewAnswers,
  '0025_staff_codes': staffCodes,
  '0026_booking_arrivals': bookingArrivals,
  '0027_booking_trace': bookingTrace,
  '0028_rate_limits': rateLimits,
  '0030_booking_hotels': bookingHotels,
  '0031_desk_links_removed': deskLinksRemoved,
  '0032_cancellation_party': cancellationParty,
  '0033_unconfirmed_rates': unconfirmedRates,
  '0034_payments': payments,
  '0035_request_deadline': requestDeadline,
  '0036_attempts': attempts,
  '0037_reconciliations': reconciliations,
  '0041_payment_issues': paymentIssues,
  '0042_booking_figures': bookingFigures,
  '0044_payment_changes': paymentChanges,
  '0046_statements': statements,
  '0048_desk_messages': deskMessages,
  '0050_refunds_by_reference': refundsByReference,
  '0052_refund_rounds': refundRounds,
  '0053_issue_currencies': issueCurrencies,
  '0054_payment_looks': paymentLooks,
  '0056_booking_rooms': bookingRooms,
  '0057_refused_cancellations': refusedCancellations,
  '0058_comparison_runs': comparisonRuns,
  '0060_desk_search': deskSearch,
  '0061_corrected_names': correctedNames,
  '0063_site_state': siteState,
  '0064_names_untold': namesUntold,
  '0065_hotel_details': hotelDetails,
  '0066_payouts': payouts,
  '0067_kept_rates': keptRates,
  '0068_message_templates': messageTemplates,
  '0069_guests_by_phone': guestsByPhone,
  '0070_desk_tasks': deskTasks,
  '0071_account_codes': accountCodes,
  '0072_sign_ins': signIns,
  '0073_passkeys': passkeys,
  '0075_oidc_links': oidcLinks,
  '0076_staff_oidc_links': staffOidcLinks,
  '0077_staff_passkeys': staffPasskeys,
};
