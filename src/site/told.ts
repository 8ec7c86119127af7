/** Whether an answer tells the hours, by the first of the week as texts write them: what is now is then said above it. */
export const tellsHours = (answer: string, hours: string | undefined): boolean =>
  hours !== undefined && answer.includes(hours);

/** Whether an answer says to call a number, by the address of a link that calls it (`tel:184`): the link is then shown below it. */
export const names = (answer: string, href: string | undefined): boolean =>
  href !== undefined && answer.includes(`${href.slice('tel:'.length)}’`);
