import { describe, expect, it } from "vitest";
import { dateRangesIn, latestMonth, lengthsIn, statedYears } from "./dates.ts";

const month = (months: number | null) =>
  months === null ? "now" : `${String(Math.floor(months / 12))}-${String((months % 12) + 1)}`;
const times = (line: string) => dateRangesIn(line).map(({ from, to }) => `${month(from)} to ${month(to)}`);

describe("times of a job", () => {
  it.each([
    ["Helper, 2019 to till today", "2019-1 to now"],
    ["July 2019 to date", "2019-7 to now"],
    ["Dec 2021 till date", "2021-12 to now"],
    ["Since Oct' 2021", "2021-10 to now"],
    ["August 2022 onwards", "2022-8 to now"],
    ["w.e.f. 12.08.2017", "2017-8 to now"],
    ["18-07-2014 – till date", "2014-7 to now"],
    ["Jan – Apr 2020", "2020-1 to 2020-4"],
    ["Jan '21 – Mar '23", "2021-1 to 2023-3"],
    ["Rigger, Kohima, 2017-18", "2017-1 to 2018-1"],
    ["मार्च 2020 से जून 2021", "2020-3 to 2021-6"],
    ["अगस्त 2013 से अब तक", "2013-8 to now"],
  ])("[RS5] are read from '%s'", (line, time) => {
    expect(times(line)).toEqual([time]);
  });

  it.each(["640 loans in FY 2022-23", "Cell 99789 20461", "2024-02", "Batch of 2022"])(
    "[RS5] are not seen in '%s'",
    (line) => {
      expect(times(line)).toEqual([]);
    },
  );

  it("[RS5] may be told as a length", () => {
    const lengths = (line: string) => lengthsIn(line).map(({ months }) => months);
    expect(lengths("2 year - Hill Printers, Mill Road")).toEqual([24]);
    expect(lengths("Field Assistant, Hill Seeds Ltd., Ratlam – 14 months. Dealer visits")).toEqual([14]);
    expect(lengths("Reduced pending files of 3 years by half")).toEqual([]);
  });

  it("[RS5] go until the latest month of the resume, and not until a passport ends", () => {
    expect(latestMonth(["2019 - present", "Passport valid till 2035", "99789 20461"])).toBe(
      latestMonth(["2019 - present"]),
    );
    expect(latestMonth(["Jan 2019 - Mar 2030"])).toBe(2030 * 12 + 2);
  });

  it("[RS5] are stated in Hindi as well", () => {
    expect(statedYears("पत्रकारिता में 11 वर्ष का अनुभव")).toBe(11);
  });
});
