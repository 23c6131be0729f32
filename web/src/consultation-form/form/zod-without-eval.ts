import { config } from 'zod/mini';

// Before any schema is made: zod would try whether it may compile code, which the content security policy reports.
config({ jitless: true });
