import type { EntryDraft } from "../entry.ts";

/** Compiled languages: Go, C++, C, Rust. */
export const softwareNative: readonly EntryDraft[] = [
  {
    id: "software-go-errors-wrapped",
    family: "software",
    topic: "go",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Errors that tell their story",
    frames: [
      "In your {skill} code, how do you pass errors up so that callers can react and the log tells what happened? Where do you log, and when do you panic?",
      "Suppose {project} logs only “not found” from Go and nobody knows what. How do you write, check and log errors so that they tell more?",
      "A Go service logs only “not found” and nobody knows what. How do you write, check and log errors so that they tell more?",
    ],
    expected:
      "In Go an error is a value, so each function adds what it was doing and passes it on: fmt.Errorf with load order 42 and percent w. That wraps the old one, so the message reads like a path, and nothing is lost. A caller that must react uses errors.Is for a sentinel like ErrNotFound, or errors.As for a type that carries fields; comparing text is fragile. I log once, at the top, in the HTTP handler, and map it there to 404 or 500, because logging at each level repeats it. I never drop an error with an underscore. Panic is for bugs only, and a deferred recover in the middleware keeps one request from killing the server.",
    points: [
      {
        text: "wrap with percent w and context",
        accept: [
          "percent w",
          "fmt.Errorf",
          "wraps the old one",
          "wrap the error",
          "wrap errors with context",
          "add context to the error",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "errors.Is or errors.As against sentinels",
        accept: [
          "errors.Is for a sentinel",
          "errors.As for a type",
          "sentinel error",
          "check with errors.Is",
          "errors.Is and errors.As",
        ],
        weight: 0.25,
      },
      {
        text: "log in one place, the HTTP handler",
        accept: ["in the HTTP handler", "logging at each level repeats", "log once at the top"],
        weight: 0.2,
      },
      {
        text: "never drop an error",
        accept: ["drop an error with an underscore", "never ignore an error", "always check err"],
        weight: 0.1,
      },
      {
        text: "panic for bugs only, recovered in middleware",
        accept: [
          "Panic is for bugs",
          "deferred recover",
          "panic only for programming errors",
          "recover in middleware",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "panic is the normal way to report errors",
      "comparing the error text is fine",
      "logging at each level makes it clearer",
    ],
    link: "https://go.dev/blog/go1.13-errors",
  },
  {
    id: "software-go-context-deadline",
    family: "software",
    topic: "go",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The caller has gone away",
    frames: [
      "In your {skill} service the client gives up after two seconds, but your code works on. How do you stop that, and what may outlive the request?",
      "Suppose users of {project} close the page, yet Go goes on querying. How does the work stop with the request, and what may outlive it?",
      "Users of a Go service close the page, yet queries go on. How does the work stop with the request, and what may outlive it?",
    ],
    expected:
      "I pass a context as the first argument through every function, starting with r.Context, which is cancelled when the client leaves. I add a deadline with context.WithTimeout, and defer cancel, or its timer leaks. The calls below must listen: QueryContext for the database, NewRequestWithContext for HTTP, and in my own loops a select on ctx.Done. The inner timeout must be shorter than the outer one, so that I can still answer with a 504. A context is for the request, so it does not go in a struct, and values in it are only things like a trace id. Work that must outlive the request, say an audit entry, gets context.WithoutCancel with its own limit.",
    points: [
      {
        text: "pass the request's context everywhere",
        accept: [
          "context as the first argument",
          "r.Context",
          "context propagation",
          "pass the context to every function",
          "request context passed down",
          "pass the context",
          "pass ctx",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a deadline by WithTimeout, defer cancel",
        accept: ["WithTimeout", "defer cancel", "context with a timeout", "set a deadline"],
        weight: 0.2,
      },
      {
        text: "calls below listen to it",
        accept: [
          "QueryContext",
          "pass context to the query",
          "check ctx.Done",
          "NewRequestWithContext",
          "select on ctx.Done",
        ],
        weight: 0.25,
      },
      {
        text: "not stored in a struct",
        accept: ["never store context in a struct", "context does not go in a struct"],
        weight: 0.1,
      },
      {
        text: "outliving work gets its own context",
        accept: ["WithoutCancel", "outlive the request"],
        weight: 0.15,
      },
    ],
    avoid: [
      "cancelling a context kills the goroutine",
      "a context belongs in the struct",
      "the inner timeout should be longer than the outer",
    ],
    link: "https://go.dev/blog/context",
  },
  {
    id: "software-cpp-move-or-copy",
    family: "software",
    topic: "cpp",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Moving instead of copying",
    frames: [
      "In your {skill} code, large vectors are returned and passed around. What is copied, how do you avoid it, and what do you watch for when moving?",
      "Suppose profiling {project} shows much copying of vectors. Where does C++ copy, how do you avoid it, and what do you watch for when moving?",
      "A C++ program spends much time copying vectors. Where does it copy, how do you avoid it, and what do you watch for when moving?",
    ],
    expected:
      "Returning a local vector by value is fine: the compiler builds it in place or moves it, which copies only three pointers. Copies come from elsewhere: a parameter taken by value though I only read it, auto in a range loop without a reference, and push_back of a named object that I do not need any more. I pass read-only things by const reference, or as a span, and take by value plus std::move when the function keeps it. After a move the old object is valid but unspecified, so I only assign or destroy it. Move constructors should be noexcept, otherwise vector copies while it grows. I do not write return std::move, since it prevents the elision.",
    points: [
      {
        text: "returning by value is moved or elided",
        accept: [
          "builds it in place",
          "elision",
          "return value optimization",
          "copy elision",
          "RVO",
          "returned vector is moved",
        ],
        weight: 0.25,
      },
      {
        text: "hidden copies by value parameters and loops",
        accept: [
          "parameter taken by value",
          "auto in a range loop",
          "passing by value copies",
          "parameters passed by value",
          "range loop without a reference",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "const reference to read, std::move to keep",
        accept: ["const reference", "std::move when", "pass by const reference", "const ref"],
        weight: 0.2,
      },
      {
        text: "moved-from is valid but unspecified",
        accept: ["valid but unspecified", "never use it after moving", "moved from object is unspecified"],
        weight: 0.15,
      },
      {
        text: "noexcept moves, or vector copies",
        accept: ["noexcept move constructor", "move constructors should be noexcept"],
        weight: 0.15,
      },
    ],
    avoid: [
      "std::move alone performs the moving",
      "return std::move makes returning faster",
      "returning a vector always copies it",
    ],
    link: "https://en.cppreference.com/w/cpp/utility/move",
  },
  {
    id: "software-cpp-virtual-destructor",
    family: "software",
    topic: "cpp",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Deleting through a base pointer",
    frames: [
      "In {skill} you delete an object through a pointer to its base class. What can go wrong, what must the class have, and does unique_ptr help?",
      "Suppose {project} in C++ leaks whenever an object is deleted through its base class. What must that class have, and does unique_ptr help?",
      "In C++ you delete an object through a pointer to its base. What can go wrong, what must that class have, and does unique_ptr help?",
    ],
    expected:
      "If the base class has no virtual destructor, deleting through the base pointer is undefined behaviour. In practice mostly only the base part is destroyed, and what the derived class owns, a buffer or a file, leaks. So a class meant for polymorphism gets a public virtual destructor, often defaulted, or a protected one that is not virtual if nobody should delete through it. A class with no virtual functions does not need it, and the vtable pointer would only make each object bigger. Today I hold such objects in unique_ptr, but that does not save me: unique_ptr of base needs the virtual destructor as well. I mark overrides with override, and switch on the compiler warning for it.",
    points: [
      {
        text: "the base needs a virtual destructor",
        accept: ["virtual destructor", "destructor must be virtual"],
        weight: 0.35,
        must: true,
      },
      {
        text: "otherwise undefined, derived part leaks",
        accept: [
          "undefined behaviour",
          "only the base part",
          "derived destructor is not called",
          "only the base destructor runs",
          "derived part is not destroyed",
        ],
        weight: 0.2,
      },
      {
        text: "or a protected destructor, not virtual",
        accept: [
          "protected one that is not virtual",
          "protected non virtual destructor",
          "protected destructor",
        ],
        weight: 0.15,
      },
      {
        text: "unique_ptr of base needs it too",
        accept: [
          "unique_ptr needs it too",
          "unique_ptr of base needs",
          "unique_ptr does not save me",
          "smart pointer needs it as well",
        ],
        weight: 0.15,
      },
      {
        text: "vtable pointer costs when not needed",
        accept: ["vtable pointer makes objects bigger", "class with no virtual functions"],
        weight: 0.15,
      },
    ],
    avoid: [
      "the compiler finds the derived destructor itself",
      "unique_ptr makes a virtual destructor unnecessary",
      "a virtual constructor is needed too",
    ],
    link: "https://en.cppreference.com/w/cpp/language/destructor",
  },
  {
    id: "software-c-language-buffer-end",
    family: "software",
    topic: "c-language",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Writing past the end",
    frames: [
      "In {skill} you copy a name with strcpy into 16 bytes. What can happen, what do you write instead, and how do you prove it?",
      "Suppose {project} crashes only with long names. What in the C code do you suspect, what do you write instead, and how do you prove it?",
      "A C program copies a name with strcpy into 16 bytes. What can happen, what do you write instead, and how do you prove it?",
    ],
    expected:
      "strcpy copies until the zero byte and does not know how big the target is, so a longer name overwrites what lies behind: another variable, or the return address on the stack. That may crash later at another place, or let an attacker run code. I use snprintf with sizeof the buffer, which always ends with a zero, and check its return value to see if the name was cut. strncpy is a trap, because it leaves no zero when the source is too long. Note that sizeof on a pointer parameter gives eight, not the length, so I pass the size along. To prove it I build with fsanitize=address, and Valgrind finds such faults on the heap.",
    points: [
      {
        text: "strcpy does not know the target's size",
        accept: [
          "how big the target is",
          "overwrites what lies behind",
          "buffer overflow",
          "strcpy does not check the size",
          "writes beyond the buffer",
          "overwrites the return address",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "snprintf with the size, result checked",
        accept: ["sizeof the buffer", "strlcpy", "use snprintf"],
        weight: 0.25,
      },
      {
        text: "strncpy may leave no zero",
        accept: [
          "leaves no zero",
          "null terminator missing",
          "strncpy may not terminate",
          "strncpy leaves no null",
          "strncpy is a trap",
        ],
        weight: 0.15,
      },
      {
        text: "sizeof of a pointer is not the length",
        accept: ["sizeof on a pointer", "pass the size along", "sizeof gives the pointer size"],
        weight: 0.15,
      },
      {
        text: "AddressSanitizer or Valgrind proves it",
        accept: ["fsanitize", "AddressSanitizer", "Valgrind"],
        weight: 0.15,
      },
    ],
    avoid: [
      "strncpy solves the problem",
      "C checks the bounds of an array",
      "strncpy always ends the string with a zero",
    ],
  },
  {
    id: "software-rust-borrow-fight",
    family: "software",
    topic: "rust",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A list borrowed twice",
    frames: [
      "In {skill} the compiler refuses a second mutable borrow. Which rule is that, what does it protect you from, and how do you restructure?",
      "Suppose you write a cache for {project} in Rust and the borrow checker refuses it. Which rule is that, what does it protect, and what do you try?",
      "In Rust the compiler refuses a second mutable borrow. Which rule is that, what does it protect you from, and how do you restructure?",
    ],
    expected:
      "The rule is many readers or one writer, never both at a time. It protects me from changing a vector while an iterator points in it, and across threads from data races. First I make the borrow shorter: it ends at its last use, so I copy the small value out, or split one function into two steps, collect and then change. If I need two parts of one thing, I borrow separate fields, or use split_at_mut. Often an index is better than a stored reference, for graphs too. Shared ownership takes Rc with RefCell in one thread, where the check moves to run time and may panic, and Arc with Mutex across threads.",
    points: [
      {
        text: "many readers or one writer",
        accept: [
          "one writer",
          "aliasing xor mutability",
          "one mutable reference",
          "one mutable borrow",
          "many immutable borrows",
          "shared or mutable",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "protects iterators and prevents data races",
        accept: ["data races", "iterator points", "iterator invalidation", "data race", "dangling reference"],
        weight: 0.2,
      },
      {
        text: "shorten or split the borrow",
        accept: [
          "make the borrow shorter",
          "split_at_mut",
          "separate fields",
          "shorter borrow scope",
          "end the first borrow",
          "split into two steps",
        ],
        weight: 0.25,
      },
      {
        text: "an index instead of a reference",
        accept: ["index is better than", "indices into a vector", "keep an index", "use indices"],
        weight: 0.15,
      },
      {
        text: "Rc RefCell or Arc Mutex to share",
        accept: ["Arc with Mutex", "Rc with RefCell", "Arc and Mutex"],
        weight: 0.1,
      },
    ],
    avoid: [
      "two mutable borrows are fine in one thread",
      "cloning everything is the best cure",
      "RefCell checks borrows at compile time",
    ],
    link: "https://doc.rust-lang.org/book/ch04-02-references-and-borrowing.html",
  },
];
