/** Node needs the file name, but the types declare the module by its folder. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote.js';
}
