import type { DeskTemplatesTexts } from '../en/deskTemplatesTexts.ts';
import type { Translation } from '../translation.ts';

export const deskTemplatesTexts: Translation<DeskTemplatesTexts> = {
  deskTemplates: {
    lead: 'نصوصك الخاصة للضيوف، ويمكن بدء الرسالة بأحدها إلى جانب نصوص الموقع.',
    caption: 'القوالب',
    none: 'لا توجد قوالب خاصة بك بعد.',
    full: 'عدد القوالب {most, number}، وهو الحد الأقصى. احذف قالبًا أولًا.',
    add: 'قالب جديد',
    columns: { name: 'الاسم', languages: 'اللغات', changed: 'آخر تعديل' },
    saved: 'حُفظ القالب «{name}».',
    deleted: 'حُذف القالب «{name}».',
    name: 'الاسم',
    nameHint: 'لا يراه سوى فريق العمل.',
    nameMissing: 'أدخل اسمًا.',
    nameTaken: 'يوجد قالب آخر بهذا الاسم.',
    texts: 'النصوص',
    textsLead:
      'نص عادي بلغة واحدة على الأقل. يصل إلى الضيف النص بلغته، وإن لم يوجد فالنص الإنجليزي أو أول نص متوفر، وتذكر النافذة ذلك.',
    count: 'عدد الأحرف: {count, number} من {most, number}',
    unknown: 'ليس حقلًا معروفًا: {written}. استخدم حقول القائمة فقط.',
    tooMany: 'الحد الأقصى للحقول في النص الواحد: {most, number}.',
    noText: 'اكتب النص بلغة واحدة على الأقل.',
    placeholders: 'الحقول',
    placeholdersLead:
      'اضغط على حقل لإدراجه حيث تكتب. يُملأ الحقل عندما يبدأ أحدهم رسالة بهذا القالب.',
    fields: {
      guestName: 'اسم الضيف',
      guestPhone: 'هاتف الضيف',
      bookingNumber: 'رقم الحجز',
      hotelName: 'اسم الفندق',
      hotelAddress: 'عنوان الفندق',
      hotelPhone: 'هاتف الفندق',
      checkIn: 'يوم الوصول',
      checkInTime: 'تسجيل الوصول من',
      checkOut: 'يوم المغادرة',
      siteName: 'اسم الموقع',
    },
    save: 'حفظ',
    conflict: {
      title: 'لم يُحفظ: تغيّر القالب في هذه الأثناء',
      text: 'ما كتبته لا يزال هنا. هذا هو القالب الآن:',
      mine: 'استبداله بنصّي',
      theirs: 'اعتماد النص الآخر',
    },
    gone: {
      text: 'لم يُحفظ: حُذف القالب في هذه الأثناء. ما كتبته لا يزال هنا.',
      button: 'حفظه كقالب جديد',
    },
    removal: {
      button: 'حذف',
      title: 'حذف «{name}»؟',
      text: 'لن يتمكن أحد من البدء به بعد الآن. الرسائل المرسلة تبقى كما هي.',
      confirm: 'حذف القالب',
    },
  },
};
