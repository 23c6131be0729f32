/** Node wants the file's name, and the types know the module by its folder's only. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote.js';
}
