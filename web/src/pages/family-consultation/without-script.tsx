import { chakra } from '@chakra-ui/react';
import { FORM } from '../../content/consultation.ts';
import { CONTACT } from '../../content/site.ts';
import { ContactRows } from '../../ui/contact-rows.tsx';
import { Heading2, Lead } from '../../ui/section.tsx';

/** In the form's place where no script runs. */
export function WithoutScript() {
  const { heading, text } = FORM.withoutScript;
  return (
    <noscript>
      <Heading2>{heading}</Heading2>
      <Lead marginTop="3">{text}</Lead>
      <chakra.div maxWidth="form" marginTop="6" marginBottom="12">
        <ContactRows {...CONTACT} />
      </chakra.div>
    </noscript>
  );
}
