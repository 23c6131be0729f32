import { Phone } from 'lucide';
import { useState } from 'react';
import { TOASTS } from '../content/consultation.ts';
import { PHONE_HREF } from '../content/farm.ts';
import { CONTACT } from '../content/site.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { ContactText } from '../ui/contact-rows.tsx';
import { Icon } from '../ui/icon.tsx';
import { Toast, ToastRegion } from '../ui/toast.tsx';
import { useSubmission } from './submission.ts';

/** Shows the result of the last submission until the visitor closes it or submits again. */
export function SubmissionToast() {
  const { status, error, submittedAt = 0 } = useSubmission() ?? {};
  const [closed, setClosed] = useState(0);
  const common = { closeLabel: TOASTS.close, onClose: () => setClosed(submittedAt) };
  const shown = closed !== submittedAt && status;
  const text = [error?.message, !error?.fieldErrors && TOASTS.kept].filter(Boolean).join(' ');
  return (
    <ToastRegion
      at={error && !error.fieldErrors ? 'bottom' : 'top'}
      error={
        shown === 'error' && (
          <Toast kind="error" title={TOASTS.error.title} text={text} {...common}>
            <ButtonAnchor look="solid" href={PHONE_HREF}>
              <Icon of={Phone} size={20} />
              <ContactText {...CONTACT.phone} />
            </ButtonAnchor>
          </Toast>
        )
      }
      success={shown === 'success' && <Toast kind="success" {...TOASTS.success} {...common} />}
    />
  );
}
