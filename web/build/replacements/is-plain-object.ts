export default (value: unknown) => value !== null && Object.getPrototypeOf(Object(value)) === Object.prototype;
