/** Both languages at once: this is said where nothing else has arrived. */
export const words = {
  en: {
    title: "Taiyari is not starting",
    say: "What you wrote is still on this device. Check your connection, then reload.",
    reload: "Reload",
    save: "Export my answers",
  },
  hi: {
    title: "Taiyari शुरू नहीं हो रहा है",
    say: "आपने जो लिखा है, वह इस डिवाइस पर है। अपना कनेक्शन देखें, फिर दोबारा लोड करें।",
    reload: "दोबारा लोड करें",
    save: "मेरे जवाब सहेजें",
  },
};
