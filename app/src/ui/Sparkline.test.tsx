// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Sparkline } from "./Sparkline.tsx";

afterEach(cleanup);

function draw(...scores: number[]) {
  render(<Sparkline scores={scores} label={`Scores: ${scores.join(", ")}`} />);
  const picture = screen.getByRole("img", { name: `Scores: ${scores.join(", ")}` });
  return {
    texts: [...picture.querySelectorAll("text")].map((text) => text.textContent),
    heights: [...picture.querySelectorAll("circle")].map((circle) => Number(circle.getAttribute("cy"))),
    lines: [...picture.querySelectorAll("path")].map((line) => line.getAttribute("d")),
  };
}

describe("a line of scores", () => {
  it("has a scale of 0, 50 and 100, and the figure of each score", () => {
    expect(draw(41, 55).texts).toEqual(["0", "50", "100", "41", "55"]);
  });

  it("stands on its scale: a step of 14 points is a small one, whatever the others are", () => {
    const { heights, lines } = draw(41, 55, 0, 50, 100);
    const [bottom, middle, top] = lines.map((line) => Number(/ ([\d.]+)H/.exec(line ?? "")?.[1]));
    expect(heights.slice(2)).toEqual([bottom, middle, top]);
    const step = (heights[0] ?? 0) - (heights[1] ?? 0);
    expect(step).toBeCloseTo(0.14 * ((bottom ?? 0) - (top ?? 0)));
  });

  it("draws one score alone", () => {
    expect(draw(70).heights).toHaveLength(1);
  });
});
