import { consultationSchema } from 'functions/contract/consultation.ts';
import { toFormikValidationSchema } from 'zod-formik-adapter';

type Schema = Parameters<typeof toFormikValidationSchema>[0];

/** The adapter's type asks for a schema of full zod, but it only calls `parseAsync`, which schemas of zod/mini have too. */
export const validationSchema = toFormikValidationSchema(consultationSchema as unknown as Schema);
