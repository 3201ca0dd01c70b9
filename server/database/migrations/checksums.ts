/**
 * The SHA-256 of each migration's file, 16 digits of it. A migration whose line was released is
 * never edited again: write another one. `tests/server/database/checksums.test.ts` compares the
 * list with the files.
 */
export const checksums: Readonly<Record<string, string>> = {
  '0001_bookings': 'fa8c8ef6d736b9ec',
  '0002_accounts': 'b944a2c52eef92f6',
  '0003_rewards': '09874706ec031240',
  '0004_newsletter': '03c6d72701a9602f',
  '0005_reviews': '9243d428c12d5068',
  '0006_booking_mismatch': '12da8d3a918588d0',
  '0007_stays': 'cc5221892bbb2d16',
  '0009_promotion_uses': 'dcd386b9b6245f8a',
  '0010_account_links': '059bf93c50cfc517',
  '0011_booking_reference': '70c01e06dfa534ba',
  '0012_booking_number': '4893f057f6c7ab08',
  '0013_favourite_stay': '3657cc37975ebdf8',
  '0014_booking_change': 'ec5160400ad0cf8c',
  '0015_currencies': 'e4e5f3faa8324bff',
  '0016_languages': 'f5b44a0e17259470',
  '0017_audit_record': 'fa092ccf03a395a8',
  '0018_staff': 'ce33d2fc8562993f',
  '0019_audit_seals': 'f7a3012afe27e09b',
  '0020_desk_bookings': '812c42381ca49b6d',
  '0021_booking_search': 'b007bc1dbc5d947e',
  '0022_settlements': 'e53403f7fe750f80',
  '0023_desk_travellers': '6998931f9430c225',
  '0024_review_answers': '2d533eecaacff14d',
  '0025_staff_codes': 'cbbcfecf84680933',
  '0026_booking_arrivals': '1fb38a46446aaf19',
  '0027_booking_trace': '389005fdfe132f2c',
  '0028_rate_limits': 'f48d7feb7b480ab9',
  '0030_booking_hotels': 'c52e1f4fe1c24a63',
  '0031_desk_links_removed': '259beb6a6503399f',
  '0032_cancellation_party': '67cbd65cafd08b92',
  '0033_unconfirmed_rates': '3b4cd2b22b046774',
  '0035_request_deadline': 'cdb3338b3e09e9a4',
};
