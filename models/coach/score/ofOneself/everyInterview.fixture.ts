/** What people say to the questions that nearly every interview has; none of it shares words with the bank's example. */
export const everyInterview: Readonly<Record<string, string>> = {
  "hr-strength-proof":
    "My greatest strength is that I am patient with people. In the ward there was an old man who refused his medicine every day, and everybody shouted at him. I sat with him for ten minutes every morning and found that he was afraid of choking. I crushed the tablets after asking the doctor and he took them from then on. So the sister gave me all the difficult patients.",
  "hr-weakness-working-on":
    "Earlier I could not say no when colleagues asked me to take their shift, and I was tired and made small mistakes. Since last year I keep a calendar and I answer the next day instead of at once. I have taken only two extra shifts this month, so it is getting better, though I still find it hard with seniors.",
  "hr-why-this-company":
    "I have read that your hospital opened a new cardiac unit in March and that nurses get training every quarter. My cousin worked here and told me that the staff is treated with respect. I have worked in ICU for five years, so I can help in that unit from the first week, and I want to learn cardiac care.",
  "hr-why-leave":
    "I have learnt a lot in my present hospital and I am thankful for that. But for two years there has been no chance for me to move to the cardiac side, since they do not have such a unit. I have spoken with my matron and she supports me. I am looking for a place where I can learn this.",
  "hr-five-years":
    "In five years I see myself as a senior nurse who runs a shift. In the first two years I want to learn your systems and get my certificate in critical care. After that I would like to train the juniors. I do not want to change again and again, so I would like to do that here.",
  "hr-salary-expectation":
    "At present I get twenty eight thousand a month in hand. From what I have heard, people with my experience get between thirty two and thirty six here. I would like something around thirty four, but the training matters to me as well, so I am open to talk about it.",
  "hr-why-hire-you":
    "You need somebody who can run the night counter alone and speak Marathi, and I have done exactly that for three years at a petrol pump. In that time my cash was never short by more than 50 rupees. I live close by, so I am not late like others who come by train. I have not used your billing machine yet, but I learn such things in two or three days.",
  "hr-notice-and-joining":
    "I have to give thirty days notice. I am doing the stock count for the year, so I want to finish that and teach my junior the software. My manager is a kind man and may let me go one week earlier, but I will not go suddenly, since they have treated me well.",
  "hr-relocate":
    "Yes, I am ready to move to another city, only not before May because my sister's wedding is then. I stayed in a hostel in Pune for three years, so living alone is no problem. I would need a week to find a room. Which branch would it be, and for how long?",
  "hr-gap-in-work":
    "I was at home for fourteen months because my father had an operation and somebody had to be with him. He is fine now. In that time I did a Tally course in the evening and helped my uncle's shop with GST. I can start from Monday, full time.",
  "hr-know-about-us":
    "Your hospital has four hundred beds and is known in our district for heart care. My cousin had her operation there, and I have looked at your website and the Google reviews. In March you opened a new cardiac unit. I liked that every patient has one named nurse, because in my ward nobody knew whose patient it was. Will new nurses also be trained for that unit?",
  "hr-what-job-involves":
    "My friend does this work in another branch and told me about it. The shift begins with the handover, then medicines and rounds with the doctor, and in the afternoon files and relatives. It will be difficult for me in the beginning to use your software, since we wrote on paper. I enjoy talking to patients, so I am happy about that. Please tell me if I have something wrong.",
  "hr-how-long-stay":
    "I would like to stay here for at least five years, since one needs that time to become good. As long as I learn and people treat me with respect I have no reason to move. I would leave only if the salary is not paid on time or my parents need me at home. I would tell you first in any case. I have worked in my present shop for six years.",
  "hr-outside-work":
    "I love cooking for many people. It started when I was in the hostel and the mess was closed for ten days, so I cooked for thirty of us. It is difficult to have everything hot at the same time, and twice I burnt the rice. But it has taught me to plan backwards from the hour of serving, and in my work I do the same with a delivery.",
  "hr-night-shift":
    "I am used to night shifts, I have done them for four years at the toll plaza. I sleep from eight to two with the curtains closed and I do not take tea after three. My brother works nearby and picks me up. I would only wish that the list is made two weeks before, so that everybody gets a free Sunday.",
  "hr-first-three-months":
    "In the first two weeks I want to understand how you do things here and sit with an experienced person. Then I would take a small ward list of my own and ask the sister every Friday what I should change. After two months I should work alone. At the end of three months you should see no wrong entry of mine. May I ask how you measure that?",
};
