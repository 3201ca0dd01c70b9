import type { account as english } from '../en/account.ts';
import type { Translation } from '../translation.ts';

export const account = {
  title: 'الحساب',
  signOut: 'تسجيل الخروج',
  login: 'تسجيل الدخول',
  signInToSee: {
    account: 'يُرجى تسجيل الدخول لعرض حسابك.',
    trips: 'يُرجى تسجيل الدخول لعرض رحلاتك.',
  },
  fields: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    currentPassword: 'كلمة المرور الحالية',
    newPassword: 'كلمة المرور الجديدة',
    confirmPassword: 'تأكيد كلمة المرور',
    passwordHint:
      'عدد الأحرف المطلوب: {minimum, number} على الأقل. بضع كلمات لا يجمعها أحد غيرك تجعلها قوية.',
  },
  strength: {
    short: 'القوة: قصيرة جدًا',
    common: 'القوة: شائعة جدًا',
    personal: 'القوة: شخصية جدًا',
    weak: 'القوة: ضعيفة',
    fair: 'القوة: متوسطة',
    strong: 'القوة: قوية',
  },
  errors: {
    email: 'يُرجى إدخال عنوان بريد إلكتروني، مثل name@example.com.',
    name: 'يُرجى إدخال اسمك.',
    password: 'يُرجى إدخال كلمة المرور.',
    passwordShort: 'يُرجى ألا يقل عدد الأحرف عن {minimum, number}.',
    passwordCommon: 'هذه من كلمات المرور التي تُجرَّب أولًا. يُرجى اختيار كلمة أخرى.',
    passwordPersonal: 'يُرجى استخدام أكثر من اسمك أو عنوانك.',
    passwordsDiffer: 'كلمتا المرور غير متطابقتين.',
    code: 'يُرجى إدخال الرمز.',
    bookingNumber: 'يُرجى إدخال أحرف رقم الحجز وأرقامه الثمانية، مثل K7M4-QX9C.',
    firstName: 'يُرجى إدخال الاسم الأول.',
    lastName: 'يُرجى إدخال اسم العائلة.',
    phone: 'يُرجى إدخال رقم هاتف مع رمز البلد، مثل \u2066+92 300 1234567\u2069.',
    wrongCredentials:
      'البريد الإلكتروني أو كلمة المرور غير صحيحة. إذا لم تؤكد العنوان بعد، فابحث عن رسالتنا التي تتضمن الرابط.',
    wrongPassword: 'كلمة المرور هذه غير صحيحة.',
    wrongCode: 'هذا الرمز غير صحيح. تتغيّر رموز التطبيق كل 30 ثانية.',
    linkExpired: 'انتهت صلاحية الرابط أو سبق استخدامه.',
    signInAgain: 'استغرق ذلك وقتًا طويلًا. يُرجى تسجيل الدخول مجددًا.',
    signedOut: 'انتهت جلسة الدخول. يُرجى تسجيل الدخول مجددًا.',
    tooManyAttempts: 'محاولات كثيرة جدًا. يُرجى المحاولة مجددًا بعد بضع دقائق.',
    notDone: 'لم تنجح العملية. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
    notSignedOut: 'تعذّر تسجيل الخروج. يُرجى التحقق من الاتصال ثم المحاولة مجددًا.',
  },
  refusedField: 'القيمة غير مقبولة: {message}.',
  mailSent: {
    heading: 'يُرجى التحقق من بريدك',
    notThere: 'لم تصل الرسالة؟ يُرجى البحث في البريد غير المرغوب فيه، أو المحاولة مجددًا بعد دقيقة.',
  },
} as const satisfies Translation<typeof english>;
