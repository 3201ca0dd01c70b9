/** The texts of the desk's pages of text templates; a part of those pages' chunk. */
export const deskTemplatesTexts = {
  deskTemplates: {
    lead: 'Your own templates for texts to guests, in addition to the site’s own.',
    caption: 'The templates',
    none: 'There are no templates of your own yet.',
    full: 'There are {most, number} templates, which is the maximum. Delete one first.',
    add: 'New template',
    columns: { name: 'Name', languages: 'Languages', changed: 'Last change' },
    saved: '“{name}” is saved.',
    deleted: '“{name}” is deleted.',
    name: 'Name',
    nameHint: 'Only the desk reads it.',
    nameMissing: 'Enter a name.',
    nameTaken: 'Another template has this name.',
    texts: 'Texts',
    textsLead:
      'Plain text in at least one language. Guests get the text in their language. If it is missing, the English text is used, or else the first text that exists, and the dialog says so.',
    count: '{count, number} of {most, number} characters',
    unknown: 'Not a placeholder: {written}. Use only placeholders from the list.',
    tooMany: 'At most {most, number} placeholders are possible in one text.',
    noText: 'Write the text in at least one language.',
    placeholders: 'Placeholders',
    placeholdersLead:
      'Press one to insert it where you write. It is filled in when somebody begins an email with the template.',
    fields: {
      guestName: 'Name of the guest',
      guestPhone: 'Phone of the guest',
      bookingNumber: 'Number of the booking',
      hotelName: 'Name of the hotel',
      hotelAddress: 'Address of the hotel',
      hotelPhone: 'Phone of the hotel',
      checkIn: 'Day of check-in',
      checkInTime: 'Check-in from',
      checkOut: 'Day of check-out',
      siteName: 'Name of the site',
    },
    save: 'Save',
    conflict: {
      title: 'Not saved: the template has changed in the meantime',
      text: 'What you wrote is still here. The template now reads:',
      mine: 'Replace it with mine',
      theirs: 'Take theirs',
    },
    gone: {
      text: 'Not saved: the template was deleted in the meantime. What you wrote is still here.',
      button: 'Save it as a new one',
    },
    removal: {
      button: 'Delete',
      title: 'Delete “{name}”?',
      text: 'Nobody can use it any more. Emails that were sent stay as they are.',
      confirm: 'Delete it',
    },
  },
} as const;

export type DeskTemplatesTexts = typeof deskTemplatesTexts;
