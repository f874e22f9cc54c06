import type { Words } from "./sharesWords.ts";

export const hi: Words = {
  title: "साझा की गई रिपोर्ट",
  about: "ये लिंक अभी काम करते हैं। जिसके पास लिंक हो, वह वह रिपोर्ट पढ़ सकता है।",
  line: (round, company) => `${round}, ${company}`,
  ends: (date, withAnswers) => `${date} को समाप्त${withAnswers ? "" : ", आपके उत्तरों के बिना"}`,
  takeBack: "वापस लें",
  takeBackOf: (round) => `${round} का लिंक वापस लें`,
  tookBack: "लिंक अब काम नहीं करता।",
  failed: "यह नहीं हो पाया। थोड़ी देर में फिर कोशिश करें।",
};
