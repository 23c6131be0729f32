import { config } from 'zod/mini';

// Import this before creating a schema: otherwise zod tries `new Function`, which violates the content security policy.
config({ jitless: true });
