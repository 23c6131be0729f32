import { consultationSchema } from 'functions/contract/consultation.ts';
import { toFormikValidationSchema } from 'zod-formik-adapter';

type Schema = Parameters<typeof toFormikValidationSchema>[0];

/** The adapter asks for a schema of the full zod, but calls `parseAsync` alone, which zod/mini's have too. */
export const validationSchema = toFormikValidationSchema(consultationSchema as unknown as Schema);
