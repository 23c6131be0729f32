export default (component: unknown) => component;
