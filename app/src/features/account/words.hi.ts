import type { Words } from "./words.ts";

export const hi: Words = {
  login: "साइन इन करें",
  register: "खाता बनाएँ",
  cutOff: "आप साइन आउट हो गए थे। आपका लिखा इस डिवाइस पर सुरक्षित है; जारी रखने के लिए साइन इन करें।",
  toRegister: "नए हैं? खाता बनाएँ",
  toLogin: "खाता है? साइन इन करें",
  google: "Google से जारी रखें",
  googleLater: "Google से साइन इन अभी खुला नहीं है। कृपया नीचे अपने ईमेल से आएँ।",
  name: "आपका नाम",
  email: "ईमेल",
  password: "पासवर्ड",
  passwordHint: "8 या ज़्यादा अक्षर।",
  show: "दिखाएँ",
  hide: "छिपाएँ",
  showPassword: "पासवर्ड दिखाएँ",
  busy: "आपको साइन इन किया जा रहा है....",
  free: "नए खाते में दो राउंड के क्रेडिट मिलते हैं। कार्ड नहीं चाहिए।",
  nameMissing: "कृपया अपना नाम बताएँ।",
  emailWrong: "कृपया अपना ईमेल लिखें, जैसे name@example.com।",
  passwordMissing: "कृपया अपना पासवर्ड लिखें।",
  passwordShort: "कृपया 8 या ज़्यादा अक्षर रखें।",
  refusals: {
    "An account with this email already exists. Sign in instead.": "इस ईमेल का खाता पहले से है। साइन इन करें।",
    "That email and password do not go together.": "यह ईमेल और पासवर्ड आपस में नहीं मिलते।",
    "Too many tries in a short time. Wait a little, then try again.":
      "थोड़े समय में बहुत बार कोशिश हुई। ज़रा रुकें, फिर कोशिश करें।",
    "Login failed": "साइन इन नहीं हो सका",
    "Signup failed": "खाता नहीं बन सका",
  },
};
