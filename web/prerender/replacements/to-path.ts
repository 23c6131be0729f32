export default (path: string | readonly string[]) => (typeof path === 'string' ? path.split('.') : path);
