import type { ConsultationRequest } from 'functions/contract/questions.ts';
import { consultationSchema } from 'functions/contract/schema.ts';
import * as z from 'zod/mini';
import { toFormikValidationSchema } from 'zod-formik-adapter';

type Schema = Parameters<typeof toFormikValidationSchema>[0];

/** Formik's validation. Passes the request that valid answers make to `keep`, so that it need not be parsed again. */
export function validationSchema(keep: (request: ConsultationRequest) => void) {
  const schema = z.pipe(
    consultationSchema,
    z.transform((request) => keep(request)),
  );
  // The adapter's type asks for a schema of full zod, but it only calls `parseAsync`, which schemas of zod/mini have too.
  return toFormikValidationSchema(schema as unknown as Schema);
}
