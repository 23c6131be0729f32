export default (value: object) => (Array.isArray(value) ? [...value] : { ...value });
