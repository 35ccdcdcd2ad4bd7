/** Nothing beyond the defaults; the tools look for the file. */
export default {};
