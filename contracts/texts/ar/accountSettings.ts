import type { accountSettings as english } from '../en/accountSettings.ts';
import type { Translation } from '../translation.ts';

export const accountSettings = {
  name: {
    heading: 'الاسم',
    save: 'حفظ الاسم',
    saved: 'تم الحفظ.',
  },
  email: {
    heading: 'البريد الإلكتروني',
    field: 'عنوان البريد الإلكتروني الجديد',
    change: 'تغيير العنوان',
    sent: 'يُرجى فتح الرابط الوارد في الرسالة المرسلة إلى <ltr>{newEmail}</ltr>. وحتى ذلك الحين يبقى <ltr>{email}</ltr>.',
  },
  password: {
    heading: 'كلمة المرور',
    change: 'تغيير كلمة المرور',
    changed: 'تم تغيير كلمة مرورك، وتم تسجيل الخروج من الأجهزة الأخرى.',
  },
  twoStep: {
    heading: 'تسجيل الدخول بخطوتين',
    on: 'مفعّل: يتطلب تسجيل الدخول كلمة مرورك ورمزًا من تطبيقك.',
    off: 'غير مفعّل: يتطلب تسجيل الدخول كلمة مرورك فقط.',
    turnOn: 'تفعيل',
    turnOff: 'إيقاف',
    scan: '1. يُرجى مسح هذا الرمز بتطبيق المصادقة:',
    qrCode: 'المفتاح على شكل رمز QR',
    typeKey: 'أو كتابة هذا المفتاح فيه: <secret>{key}</secret>',
    openApp: 'فتح التطبيق على هذا الجهاز',
    keepCodes:
      '2. يُرجى الاحتفاظ برموز الاسترداد هذه. يُستخدم كل منها مرة واحدة عندما لا يكون تطبيقك في متناولك:',
    code: '3. الرمز من تطبيقك',
  },
  recoveryCodes: {
    renew: 'رموز استرداد جديدة',
    warning: 'لن تعود الرموز التي لديك الآن صالحة.',
    make: 'إنشاء رموز استرداد جديدة',
    made: 'هذه رموز الاسترداد الجديدة. لم تعد الرموز السابقة صالحة.',
  },
  rewards: {
    heading: 'OneKeyCash',
    none: 'ليس لديك رصيد OneKeyCash حاليًا.',
    belowZero: 'الرصيد أقل من الصفر لأن ما استُرجع كان قد أُنفق. ويُعوَّض مما تكسبه لاحقًا.',
    minimum: 'حتى إقامتك الأولى، يُستخدم للحجوزات بقيمة {amount} أو أكثر.',
    rules:
      'تُكسبك الإقامة 2% من سعر غرفتها بعد أن يفيد بها الفندق. وإذا لم يُفِد بها، تكسب الرصيد لاحقًا وفي حدود سقف شهري: تجد التاريخ في صفحة الحجز. يُستخدم الرصيد عند الحجز.',
    history: 'سجل الحركات',
    change: {
      welcome: 'رصيد ترحيبي',
      earned: 'مكتسب من إقامة',
      revoked: 'مسترجَع: أفاد الفندق بأن الإقامة لم تتم',
      spent: 'مستخدم في حجز',
      returned: 'مُعاد من حجز ملغى أو مرفوض',
    },
  },
  travellers: {
    heading: 'المسافرون المحفوظون',
    none: 'يمكنك حفظ بيانات المسافرين لاختيارهم عند الحجز.',
    add: 'إضافة مسافر',
    change: 'تغيير',
    changeNamed: 'تغيير \u2068{name}\u2069',
    remove: 'إزالة',
    removeNamed: 'إزالة \u2068{name}\u2069',
    citizenshipAndPhone: '{citizenship}، <ltr>{phone}</ltr>',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    citizenship: 'الجنسية',
    phone: 'رقم الهاتف المحمول',
    save: 'حفظ المسافر',
    cancel: 'إلغاء',
  },
  sessions: {
    heading: 'أماكن تسجيل دخولك',
    thisDevice: '\u2068{device}\u2069 (هذا الجهاز)',
    since: 'منذ {time}، من <ltr>{address}</ltr>',
    signOut: 'تسجيل الخروج من \u2068{device}\u2069',
    signOutEverywhere: 'تسجيل الخروج من جميع الأجهزة',
  },
  data: {
    heading: 'بياناتك',
    text: 'ملف بكل ما نحتفظ به عنك: الحساب والرحلات والتعليقات ورصيد OneKeyCash والمسافرون والمفضلة والنشرة البريدية.',
    download: 'تنزيل بياناتي',
  },
  deletion: {
    heading: 'حذف الحساب',
    warning:
      'لا يمكن التراجع عن هذا الإجراء. تبقى حجوزاتك لدى الفنادق، وتفتحها الروابط الواردة في رسائلها؛ ولإلغاء أي منها، يُرجى إلغاؤه قبل الحذف. تبقى تعليقاتك بدون اسمك. وتفقد رصيدك من OneKeyCash.',
    delete: 'حذف حسابي',
    deleted: 'تم حذف حسابك.',
  },
} as const satisfies Translation<typeof english>;
