import type { ServerTexts } from '../en/serverTexts.ts';
import type { Translation } from '../translation.ts';
import { bookingTexts } from './bookingTexts.ts';
import { firstTexts } from './firstTexts.ts';
import { hotelTexts } from './hotelTexts.ts';
import { listingTexts } from './listingTexts.ts';
import { accountMails, bookingMails, deskMails } from './mailTexts.ts';

/** The texts of mails, of the calendar file and of the desk's page, in Arabic. */
export const serverTexts = {
  accountMails,
  bookingMails,
  deskMessages: {
    greeting: 'مرحبًا {name}،',
    hello: 'مرحبًا،',
    closing: 'مع أطيب التحيات\nفريق الحجوزات في Stayfarer',
    reach:
      'حاولنا الاتصال بك على الرقم {phone} بخصوص إقامتك في {hotel} بتاريخ {day} ولم نتمكن من الوصول إليك. نرجو الرد على هذه الرسالة وإخبارنا متى يمكننا الاتصال بك.',
    arrival: 'لكي يجهّز {hotel} غرفتك بتاريخ {day}: متى ستصل تقريبًا؟ يكفي الرد على هذه الرسالة.',
    arrivalFrom:
      'لكي يجهّز {hotel} غرفتك بتاريخ {day}: متى ستصل تقريبًا؟ تكون الغرفة جاهزة من الساعة {time}. يكفي الرد على هذه الرسالة.',
    wish: 'نقلنا طلبك إلى {hotel}. سيبذل الفندق ما يستطيع بتاريخ {day}، لكنه لا يستطيع أن يعد بذلك.',
    address: 'تجد {hotel} بتاريخ {day} هنا: {address}.',
    phone: 'هاتف الفندق: {phone}',
    sorry:
      'نأسف لما واجهته في إقامتك في {hotel} بتاريخ {day}. نراجع الأمر مع الفندق وسنكتب إليك من جديد.',
  },
  contactMails: {
    subject: 'رسالة من نموذج التواصل',
    aboutBooking: 'رسالة بشأن الحجز {number}',
    sender: 'المرسل',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    bookingNumber: 'رقم الحجز',
    language: 'اللغة',
    answer: 'يصل الرد على هذه الرسالة إلى المرسل.',
    unchecked:
      'لم يُتحقَّق من الاسم ولا من العنوان. يجب التأكد من هوية المرسل قبل الإفصاح عن أي شيء يخص حجزًا.',
  },
  desk: deskMails,
  head: {
    home: 'ابحث عن الفنادق حسب الوجهة والتواريخ، وقارن بين أماكن الإقامة، وتعرّف على الغرف التي تنتظرك.',
    listing: 'قارن بين أماكن الإقامة في القائمة وعلى الخريطة، واختر غرفة لتواريخ سفرك.',
    listingOf: 'قارن بين أماكن الإقامة في {city} في القائمة وعلى الخريطة، واختر غرفة لتواريخ سفرك.',
    hotel: '{hotel}: الصور والغرف والمرافق وقواعد الإقامة.',
    hotelIn: '{hotel} في {place}: الصور والغرف والمرافق وقواعد الإقامة.',
  },
  withoutScript: {
    drawn:
      'يمكنك القراءة والبحث والتصفية من دون JavaScript. للحجز أو تسجيل الدخول أو مراسلتنا، يُرجى تفعيله ثم إعادة تحميل الصفحة.',
    needed: 'تحتاج هذه الصفحة إلى JavaScript: يُرجى تفعيله ثم إعادة تحميل الصفحة.',
    notLoaded: 'تعذّر تحميل هذه الصفحة بالكامل.',
    retry: firstTexts.failures.retry,
    notFound: 'هذه الصفحة غير موجودة.',
    home: 'الانتقال إلى الصفحة الرئيسية',
  },
  limited: {
    title: 'لحظة من فضلك',
    limited:
      'فُتحت صفحات كثيرة جدًا عبر اتصالك بالإنترنت. يُرجى الانتظار {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}} ثم المحاولة مجددًا.',
    busy: 'يفتح كثيرون صفحات الموقع في هذه اللحظة. يُرجى الانتظار {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}} ثم المحاولة مجددًا.',
    retry: firstTexts.failures.retry,
  },
  home: firstTexts.home,
  hotel: hotelTexts.hotel,
  listing: listingTexts.listing,
  mailFacts: {
    stay: {
      title: 'الإقامة',
      hotel: 'الفندق',
      yourHotel: 'فندقك',
      address: 'العنوان',
      phone: 'هاتف الفندق',
      email: 'البريد الإلكتروني للفندق',
      room: 'الغرفة',
      numberedRoom: 'الغرفة {number, number}',
      meals: 'الوجبات',
      checkIn: 'تسجيل الوصول',
      dayFrom: '{day}، من {time}',
      checkOut: 'تسجيل المغادرة',
      dayUntil: '{day}، حتى {time}',
      people: 'العدد',
      roomsAndGuests:
        '{rooms, plural, zero {# غرفة} one {غرفة واحدة} two {غرفتان} few {# غرف} many {# غرفة} other {# غرفة}}، {adults, plural, zero {# بالغ} one {بالغ واحد} two {بالغان} few {# بالغين} many {# بالغًا} other {# بالغ}}{children, plural, =0 {} zero {} one {، طفل واحد} two {، طفلان} few {، # أطفال} many {، # طفلًا} other {، # طفل}}',
      guests: 'النزلاء',
      reference: 'الرقم المرجعي للفندق',
      number: 'رقم الحجز',
    },
    price: {
      title: 'السعر',
      nights:
        '{count, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}}',
      chargedAs: '{amount} (المبلغ المحتسب {charged})',
      total: 'الإجمالي',
      beforeArrival: 'الدفع قبل الوصول',
      atProperty: 'الدفع في مكان الإقامة',
      bySite: 'تدفعه Stayfarer للفندق',
      terms: 'الإلغاء',
    },
    cancellation: {
      title: 'الإلغاء',
      earlier: 'حجزك السابق',
      price: 'سعر الإقامة',
      fee: 'رسوم الإلغاء',
      kept: 'مدفوع من أرصدتك',
      charged: 'تدفع للفندق',
      returned: 'المبلغ المُعاد',
      toCard: 'يُعاد إلى بطاقتك',
      paidByCard: 'مدفوع بالبطاقة',
      moved: 'منه للحجز الجديد',
      before: 'منه ما أُعيد سابقًا',
      open: 'لم يُعَد بعد، ويعمل فريقنا على حل الأمر',
      toCardSoon: '{amount}، ويصل إلى حسابك خلال 5 إلى 10 أيام',
      rewards: 'رصيد OneKeyCash المُعاد إليك',
      promotion: 'الرمز الترويجي {code}',
      usableAgain: 'يمكن استخدامه مجددًا',
    },
    requests: {
      title: 'الطلبات',
      special: 'طلبات خاصة',
    },
    contact: {
      title: 'التواصل',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      citizenship: 'الجنسية',
    },
    change: {
      title: 'تغيير حجز',
      changes: 'يغيّر الحجز',
      hasCost: 'تكلفة إلغائه',
      costsAtMost: 'تكلفة إلغائه كحد أقصى',
      whenConfirmed: 'عند تأكيد هذا الحجز',
      siteCancels: 'يلغي الموقع ذلك الحجز',
      changedBy: 'حلّ محله الحجز',
      booking: '{number}، {from} – {to}، {state}',
    },
    mismatch: {
      title: 'الاختلافات',
      field: 'الحقل',
      accepted: 'ما قبله المسافر',
      reported: 'ما أفاد به المزوّد',
      nothing: 'لا شيء',
      reference: 'الرقم المرجعي للمزوّد',
    },
    state: {
      pending: 'قيد الانتظار',
      requested: 'قيد الطلب',
      confirmed: 'مؤكد',
      declined: 'مرفوض',
      cancelled: 'ملغى',
      stayed: 'تمت الإقامة',
      'no-show': 'لم يحضر النزيل',
      cancelling: 'قيد الإلغاء',
    },
    calendar: {
      summary: 'إقامة في {hotel}',
      reference: 'الرقم المرجعي: {reference}',
      number: 'رقم الحجز: {number}',
      phone: 'هاتف الفندق: {phone}',
      email: 'البريد الإلكتروني للفندق: {email}',
    },
  },
  newsletterMails: {
    unsubscribe: 'إلغاء الاشتراك',
    confirm: {
      subject: 'تأكيد اشتراكك',
      body: 'طلب أحدهم، وربما أنت، نشرتنا البريدية بهذا العنوان. بعد التأكيد تصلك النشرة ومعها رمز خصم 10% على حجزك الأول. يعمل الرابط لمدة سبعة أيام.',
      link: 'تأكيد الاشتراك',
      notYou: 'إذا لم تطلب ذلك، يُرجى تجاهل هذه الرسالة: لن يُرسل أي شيء آخر.',
    },
    already: {
      subject: 'أنت مشترك بالفعل',
      body: 'طلب أحدهم، وربما أنت، نشرتنا البريدية بهذا العنوان الذي تصل إليه بالفعل. لا يلزم فعل أي شيء.',
    },
    welcome: {
      subject: 'مرحبًا بك في نشرتنا البريدية',
      heading: 'تم اشتراكك',
      withCode:
        'شكرًا لك. إليك رمز خصم 10% على حجزك الأول. وهو لك وحدك ويُستخدم مرة واحدة: يُرجى تسجيل الدخول بحساب له عنوان البريد الإلكتروني هذا، ثم إدخال الرمز قبل الحجز.',
      again: 'مرحبًا بعودتك. أُرسل رمز خصم 10% عند اشتراكك الأول.',
      code: 'رمزك',
      off: 'خصم 10%',
      findRoom: 'البحث عن غرفة',
    },
  },
  page: firstTexts.page,
  paidByCard: bookingTexts.paidByCard,
  priceDetails: hotelTexts.priceDetails,
  services: hotelTexts.services,
  stay: firstTexts.stay,
  stayTerms: hotelTexts.stayTerms,
} as const satisfies Translation<ServerTexts>;
