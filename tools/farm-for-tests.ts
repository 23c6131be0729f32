/** Tests read and build this farm, never the owner's. Importing this module is enough. */
process.env.FARM ??= 'e2e/farms/full';
