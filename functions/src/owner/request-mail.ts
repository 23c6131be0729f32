import { FARM_NAME } from '../contract/farm.ts';
import { weekdayAndTime } from '../farm-time.ts';
import { escaped } from '../http/html-page.ts';
import { look, mailPage, touch } from '../mail/page.ts';
import type { Mail } from '../mail/send.ts';
import { answersHtml, answersText, indented } from './answers.ts';
import { contactLink } from './contact-link.ts';
import type { Told } from './lease.ts';
import { summaryOf } from './request-summary.ts';

/** One request, made for a thumb: whom to call, until when, and then everything they wrote. */
export function requestMail({ document: { id }, stored, code }: Told): Mail {
  const family = summaryOf(stored);
  const deadline = weekdayAndTime(family.deadline);
  const project = process.env.GCLOUD_PROJECT;
  const links = {
    contacted: contactLink(code),
    console: `https://console.firebase.google.com/project/${project}/firestore/databases/-default-/data/~2Fconsultations~2F${id}`,
    email: `mailto:${encodeURIComponent(family.email).replace('%40', '@')}?subject=${encodeURIComponent(`Your consultation with ${FARM_NAME}`)}`,
  };
  return {
    subject: `Consultation request: ${family.name}, ${family.town}, ${family.timeline}`,
    replyTo: { name: family.name, address: family.email },
    messageId: `<${id}@${project}.firebaseapp.com>`,
    text: [
      `A family asks for a consultation. Answer before ${deadline}.`,
      `Name\n${indented(family.name)}`,
      `Town\n${indented(family.town)}`,
      `Dog\n${indented(family.timeline)}`,
      `Phone\n${indented(family.phone)}`,
      `Email\n${indented(family.email)}`,
      `When you have been in touch\n${indented(links.contacted)}`,
      'Written by a visitor',
      answersText(stored),
      `In the console\n${indented(links.console)}\n`,
    ].join('\n\n'),
    html: mailPage(
      `${family.timeline}. Answer before ${deadline}.`,
      `<p ${look('kicker')}>A family asks for a consultation</p>
<h1 ${look('heading')} dir="auto">${escaped(family.name)}</h1>
<p ${look('line')}>${escaped(family.town)}<br>${escaped(family.timeline)}</p>
<p ${look('deadline')}>Answer before <b>${deadline}</b></p>
${touch(family.phoneHref, 'Call', family.phone)}
${touch(links.email, 'Write', family.email)}
<a ${look('button')} target="_blank" href="${escaped(links.contacted)}">We have been in touch</a>
<p ${look('small')}>The button opens a page that notes it.</p>
<h2 ${look('part')}>Written by a visitor</h2>
${answersHtml(stored)}
<p ${look('part')}></p>
<p ${look('small')}><a ${look('link')} target="_blank" href="${escaped(links.console)}">Open this request in the console</a></p>
<p ${look('small')}>The page asks for a code? It is ${escaped(code)}</p>`,
    ),
  };
}
