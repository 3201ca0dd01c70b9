import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The choices of the listing's left column. They do not change the results yet. Spec §2. */
export interface FilterChoices {
  compare: boolean;
  propertyName: string;
  /** The names of the ticked checkboxes, with the group each belongs to. */
  ticked: readonly string[];
  price: number;
  guestRating: string;
  neighborhood: string;
}

const initialState: FilterChoices = {
  compare: true,
  propertyName: '',
  ticked: [],
  price: 0,
  guestRating: 'Any',
  neighborhood: 'Any',
};

/** Keeps the choices while the drawer is closed, the view changes its width or another page is shown. */
export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  reducers: {
    filtersChanged: (state, { payload }: PayloadAction<Partial<FilterChoices>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectFilters: (state) => state },
});

export const { filtersChanged } = filtersSlice.actions;
export const { selectFilters } = filtersSlice.selectors;
