import type { SectionName } from "./facts.ts";

/** Words of headings, in English and Hindi, with the section that they open; misspelt ones that everybody writes too. */
export const HEADINGS: readonly (readonly [SectionName, string])[] = [
  [
    "summary",
    "summary|professional summary|career summary|profile|profile summary|about|about me|objective|career objective|professional profile|executive summary|personal statement|उद्देश्य|परिचय|सारांश|objectives|synopsis|career synopsis|snapshot|profile snapshot|career snapshot|career profile|overview|introduction|carrier objective|carrier summary|professional synopsis|in brief|who i am|who am i|hello|about myself|लक्ष्य|करियर उद्देश्य|मेरे बारे में|अपने बारे में|मेरा परिचय|a little about me|little about me",
  ],
  [
    "experience",
    "experience|work experience|professional experience|employment|employment history|work history|employment record|experience details|job experience|career history|industrial experience|teaching experience|clinical experience|relevant experience|organisational experience|organizational experience|working experience|employment details|work profile|job profile|professional background|professional summary of experience|work|work details|work detail|past work|previous work|jobs|अनुभव|कार्य अनुभव|कार्यानुभव|नौकरी|jobs|experiences|earlier|present posting|present position|current position|present job|current job|organisational details|employment profile|career details|career record|job responsibility|job responsibilities|roles and responsibilities|job duties|duties|duties performed|work done|work experiences|field experience|articleship|articleship experience|articleship training|military service|army service|service record|service details|प्रोफेशनल अनुभव|कार्य का अनुभव|काम का अनुभव|नौकरी का विवरण|रोजगार|रोजगार विवरण|कार्य|काम|पूर्व अनुभव|सेवा विवरण",
  ],
  [
    "projects",
    "projects|project|academic projects|academic project|personal projects|key projects|project work|project details|projects undertaken|final year project|dissertation|परियोजना|परियोजनाएं|प्रोजेक्ट|live projects|live project|selected projects|selected works|own apps|own projects|case studies|selected case studies|portfolio|mini project|major project|capstone project",
  ],
  [
    "skills",
    "skills|strengths|personal strengths|technical skills|key skills|core skills|computer skills|it skills|computer knowledge|technical proficiency|core competencies|competencies|areas of expertise|expertise|tools|technologies|tech stack|software skills|soft skills|skills & tools|skill set|skillset|professional skills|clinical skills|technical expertise|software known|technical knowledge|कौशल|तकनीकी कौशल|योग्यताएं|skill|strength|my strengths|software|softwares|software skill|software knowledge|software proficiency|it proficiency|computer|computers|computer proficiency|computer literacy|stack|toolbox|tools known|tools used|concepts|methods|services|service offered|services offered|domain|domains|domain knowledge|domain expertise|specialisation|specialization|specialities|core strengths|skill matrix|skills matrix|it|machines known|machines handled|machinery known|work known|work know|works known|niches|hobby skills|कम्प्यूटर ज्ञान|कंप्यूटर ज्ञान|कंप्यूटर का ज्ञान|कम्प्यूटर|दक्षता|विशेषज्ञता|हुनर|कार्य कुशलता|तकनीकी ज्ञान|काम आता है",
  ],
  [
    "education",
    "education|academic qualification|academic qualifications|educational qualification|educational qualifications|academics|academic details|qualification|qualifications|academic background|educational background|education details|academic profile|education & training|professional qualification|professional qualifications|technical qualification|technical qualifications|education qualification|scholastic record|शिक्षा|शैक्षणिक योग्यता|शैक्षिक योग्यता|योग्यता|academic|academic record|academic records|academic credentials|academic credential|academic & technical qualification|study|studies|studied|schooling|qualification details|शैक्षिक विवरण|शैक्षणिक विवरण|पढाई|शैक्षणिक एवं तकनीकी योग्यता|अर्हता",
  ],
  [
    "activities",
    "activities|achievements|awards|honors|honours|honors/awards|awards and achievements|achievements and awards|certifications|certification|certificates|training|trainings|training and activities|volunteer experience|volunteering|extracurricular activities|extra curricular activities|co-curricular activities|on campus involvement|selected honors|publications|patents|invited talks|leadership|positions of responsibility|internship|internships|courses|workshops|training & certification|accomplishments|most proud of|registration|उपलब्धियां|प्रशिक्षण|गतिविधियां|achievement|award|honours and awards|extra curricular|extra-curricular|co-curricular|co curricular|extracurricular|membership|memberships|professional memberships|publication|published|research|talks|seminars|conferences|workshop|course|courses & workshops|trainings attended|in-service training|industrial training|in-plant training|hospital training|licence|licences|license|licenses|licence & training|registrations|freelance|volunteer work|recognition|recognitions|administration|internship project|summer internship project|summer internship|summer training|पुरस्कार|सम्मान|पुरस्कार एवं सम्मान|प्रमाण पत्र|लाइसेंस",
  ],
  [
    "personal",
    "personal details|personal information|personal profile|bio-data|biodata|contact|contact details|contact information|languages|languages known|language|hobbies|interests|hobbies and interests|hobbies & interests|my life philosophy|a day of my life|personal skills|personal attributes|व्यक्तिगत विवरण|व्यक्तिगत जानकारी|भाषाएं|भाषा|रुचि|शौक|personal|personal detail|personal info|personal particulars|personal data|personal dossier|personal record|details|reach me|contact me|hobby|hobbys|interest|attributes|physical attributes|i speak|beyond work|off the desk|off duty|outside work|also|terms|व्यक्तिगत|निजी जानकारी|निजी विवरण|भाषा ज्ञान|भाषाओं का ज्ञान|संपर्क|अभिरुचि",
  ],
  ["declaration", "declaration|घोषणा|undertaking"],
  ["references", "references|referees|reference|संदर्भ"],
  [
    "other",
    "other|others|other details|other information|other info|other particulars|additional information|additional details|miscellaneous|extra|अन्य|अन्य जानकारी|अन्य विवरण",
  ],
];
