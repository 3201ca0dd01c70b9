import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import { hasRates } from '../../domain/stay/offers.ts';
import { firstHotelsRead, hotelsApi } from './hotelsApi.ts';

const { searchHotels, getRand4, getRand8, getHotel } = hotelsApi.endpoints;

/**
 * Whether any response since the app started had a rate. Once one had, pages become live, even if
 * the server did not know yet that its provider has rates. Sample prices therefore never appear
 * beside live prices. ADR 0011.
 */
export const ratesSeenSlice = createSlice({
  name: 'ratesSeen',
  initialState: false,
  reducers: {},
  extraReducers: (builder) => {
    const listRead = isAnyOf(
      firstHotelsRead,
      searchHotels.matchFulfilled,
      getRand4.matchFulfilled,
      getRand8.matchFulfilled,
    );
    builder.addMatcher(listRead, (seen, { payload }) => seen || payload.hotels.some(hasRates));
    builder.addMatcher(
      getHotel.matchFulfilled,
      (seen, { payload }) => seen || hasRates(payload.hotel),
    );
  },
  selectors: { selectRatesSeen: (seen) => seen },
});

export const { selectRatesSeen } = ratesSeenSlice.selectors;
