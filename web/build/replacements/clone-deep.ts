export default structuredClone;
